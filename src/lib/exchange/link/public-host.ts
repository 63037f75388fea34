/** Addresses and names that lead somewhere only from this device or within its network. */
const PRIVATE = [
	/^127\.|^10\.|^192\.168\.|^169\.254\.|^0\./,
	/^172\.(1[6-9]|2\d|3[01])\./,
	/^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
	/\.(local|localhost|lan|home|internal|home\.arpa|test)$/
];

/** Whether a host name leads everybody to the same host: not `localhost`, a name without a dot, or
 * an address of a home network. An IPv6 address counts as one of those. */
export const isPublicHost = (host: string): boolean =>
	host.includes('.') && !host.startsWith('[') && !PRIVATE.some((one) => one.test(host));
