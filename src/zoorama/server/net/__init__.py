"""What stands between the internet and the application: connections, proxies, host names, headers, cookies."""
