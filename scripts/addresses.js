import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';

/** Networks of containers, virtual machines and VPNs, in which no phone is where there are others,
 * by the names of their interfaces on Linux, macOS and Windows. */
const VIRTUAL =
	/^(docker|br-|veth|virbr|lxc|lxdbr|podman|cni|flannel|vmnet|vboxnet|bridge|tun|tap|utun|ppp|wg|zt|tailscale|vEthernet|VMware|VirtualBox)/i;
/** Addresses that a computer without a network gives itself; a browser cannot open those of
 * IPv6. */
const LINK_LOCAL = /^(169\.254\.|fe[89ab])/i;

/** @param {string} address @returns whether only this computer can open it */
export const isLoopback = (address) => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** @param {string} address */
const inUrl = (address) => (address.includes(':') ? `[${address}]` : address);

/** The addresses at which phones of the same network reach a server, the most likely one first: one
 * of each network, IPv6 only where there is no IPv4.
 * @param {object} network
 * @param {NodeJS.Dict<import('node:os').NetworkInterfaceInfo[]>} network.interfaces
 * @param {readonly string[]} network.routed this computer's addresses on its default routes
 * @param {string} bound the address that the server listens on: `::` and `0.0.0.0` for all
 * @returns hosts as a URL has them */
export function phoneHosts({ interfaces, routed }, bound) {
	if (isLoopback(bound)) return [];
	if (bound !== '::' && bound !== '0.0.0.0') return [inUrl(bound)];
	const isRouted = (/** @type {string} */ address) => routed.includes(address);
	/** @param {'IPv4' | 'IPv6'} wanted @param {boolean} isVirtual */
	const ofFamily = (wanted, isVirtual) =>
		Object.entries(interfaces).flatMap(([name, all = []]) => {
			const own = all
				.filter(({ family, internal }) => family === wanted && !internal)
				.map(({ address }) => address)
				.filter((address) => !LINK_LOCAL.test(address));
			const chosen = own.find(isRouted) ?? own[0];
			return VIRTUAL.test(name) !== isVirtual || chosen === undefined ? [] : [chosen];
		});
	/** @type {('IPv4' | 'IPv6')[]} */
	const families = bound === '0.0.0.0' ? ['IPv4'] : ['IPv4', 'IPv6'];
	const found = [
		...families.map((family) => ofFamily(family, false)),
		// the only one with a way out: the name of the bridge that a network card is part of
		...families.map((family) => ofFamily(family, true).filter(isRouted))
	].find((addresses) => addresses.length > 0);
	return (found ?? []).sort((a, b) => Number(isRouted(b)) - Number(isRouted(a))).map(inUrl);
}

/** The host by which a browser on the same computer reaches a server.
 * @param {string} bound as for `phoneHosts` */
export const localHost = (bound) =>
	bound === '::' || bound === '0.0.0.0' || isLoopback(bound) ? 'localhost' : inUrl(bound);

/** The networks of this computer, as `phoneHosts` takes them. */
export async function readNetwork() {
	// addresses for documentation: whatever is not in a network here has the default route
	const all = await Promise.all([
		routedAddress('udp4', '203.0.113.1'),
		routedAddress('udp6', '2001:db8::1')
	]);
	return { interfaces: networkInterfaces(), routed: all.filter((one) => one !== null) };
}

/** The address from which this computer would send to another one, by the routing table of the
 * operating system: connecting a UDP socket sends nothing.
 * @param {'udp4' | 'udp6'} type @param {string} remote
 * @returns {Promise<string | null>} null without a route */
function routedAddress(type, remote) {
	return new Promise((resolve) => {
		const socket = createSocket(type);
		/** @param {string | null} address */
		const end = (address) => {
			socket.close();
			resolve(address);
		};
		socket.once('error', () => end(null));
		socket.once('connect', () => end(socket.address().address));
		socket.connect(9, remote);
	});
}
