import { Redis } from '@hocuspocus/extension-redis';
import { OutgoingMessage } from '@hocuspocus/server';
import { readPresence } from './messages.js';

/** Hocuspocus's extension for Redis without the lock around stores, and with updates published
 * directly. With the lock, a process that does not get it would not store at all, and each store
 * would cost several commands; here the rooms merge what two processes store. Comparing documents
 * before an update takes three messages, one after the other. */
class DirectRedis extends Redis {
	/** Does not wait: while Redis is unreachable, a document is loaded without it, and compared when the
	 * connection is back.
	 * @param {import('@hocuspocus/server').afterLoadDocumentPayload} loaded */
	async afterLoadDocument(loaded) {
		if (this.sub.status === 'ready') void super.afterLoadDocument(loaded).catch(() => undefined);
	}
	/** @param {import('@hocuspocus/server').onAwarenessUpdatePayload} update */
	async onAwarenessUpdate(update) {
		if (this.pub.status !== 'ready') return undefined;
		return super.onAwarenessUpdate(update).catch(() => undefined);
	}
	/** Whether a phone of a room is connected to this process: only it may send its presence. Set by
	 * `openRedis`.
	 * @type {(room: string, id: number) => boolean} */
	isConnectedHere = () => false;

	/** Passes on the messages of other processes.
	 * @param {(channel: Buffer, data: Buffer) => Promise<void>} handle by Hocuspocus's extension */
	filter(handle) {
		this.sub.removeAllListeners('messageBuffer');
		this.sub.on('messageBuffer', (/** @type {Buffer} */ channel, /** @type {Buffer} */ data) => {
			const presence = readPresence(data.subarray(1 + (data[0] ?? 0)));
			const isFalse = presence?.ids.some(({ id }) => this.isConnectedHere(presence.room, id));
			if (!isFalse) handle(channel, data).catch(() => undefined);
		});
	}

	async onStoreDocument() {}
	async afterStoreDocument() {}
	/** @param {import('@hocuspocus/server').onChangePayload} change */
	async onChange({ documentName, transactionOrigin, update }) {
		// queued updates would fill the memory while Redis is unreachable; a reconnection compares the
		// documents
		if (transactionOrigin === this.redisTransactionOrigin || this.pub.status !== 'ready') return;
		const message = new OutgoingMessage(documentName).createSyncMessage().writeUpdate(update);
		const bytes = Buffer.concat([this.messagePrefix, message.toUint8Array()]);
		const channel = `${this.configuration.prefix}:${documentName}`;
		void this.pub.publish(channel, bytes).catch(() => undefined);
	}
}

/** After a reconnection, compares each document anew: updates published meanwhile reached no other
 * process.
 * @param {DirectRedis} redis */
function compareAfterReconnecting(redis) {
	const clients = [redis.pub, redis.sub];
	for (const client of clients) {
		client.on('error', () => undefined);
		client.on('ready', () => {
			if (!clients.every(({ status }) => status === 'ready')) return;
			for (const document of redis.instance?.documents.values() ?? []) {
				const loaded = /** @type {any} */ ({ documentName: document.name, document });
				void redis.afterLoadDocument(loaded);
			}
		});
	}
}

/** Connects to a Redis by which several processes serve the same rooms.
 * @param {string} url such as `redis://reach:6379`
 * @param {DirectRedis['isConnectedHere']} isConnectedHere */
export function openRedis(url, isConnectedHere) {
	const { hostname, port, username, password, pathname, protocol } = new URL(url);
	const redis = new DirectRedis({
		prefix: 'reach',
		host: hostname,
		port: Number(port || 6379),
		options: {
			...(username && { username: decodeURIComponent(username) }),
			...(password && { password: decodeURIComponent(password) }),
			...(pathname.length > 1 && { db: Number(pathname.slice(1)) }),
			...(protocol === 'rediss:' && { tls: {} }),
			// the client reconnects by itself, and keeps waiting commands
			maxRetriesPerRequest: null
		}
	});
	redis.isConnectedHere = isConnectedHere;
	// Hocuspocus declares its listener as private
	redis.filter(/** @type {any} */ (redis).handleIncomingMessage);
	compareAfterReconnecting(redis);
	return redis;
}
