import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	what: '这个地址没有使用 HTTPS。',
	todo: '因此浏览器不会保存应用供离线使用，不会让屏幕保持常亮，也不提供相机、链接和分享。牌局可以照常进行并保存。要使用其余功能，请通过以 https:// 开头的地址打开 Courtbook。'
} satisfies Catalogue['not-secure'];
