import type { Proposal } from './presence.ts';
import { answerTo, type RecordNode } from './record-node.ts';

/** A proposal of this phone, with its answer. */
export interface SentProposal extends Proposal {
	readonly state: 'sent' | 'accepted' | 'refused';
	/** Why it was refused. */
	readonly code: string | null;
}

/** The proposals of this phone since it joined the table, in order. */
export class SentProposals {
	#all: readonly SentProposal[] = [];

	get all(): readonly SentProposal[] {
		return this.#all;
	}

	/** Those without an answer. */
	get unanswered(): readonly SentProposal[] {
		return this.#all.filter(({ state }) => state === 'sent');
	}

	add(proposal: Proposal): void {
		this.#all = [...this.#all, { ...proposal, state: 'sent', code: null }];
	}

	/** Reads answers from the records up to one. */
	readAnswers(head: RecordNode | null): void {
		this.#all = this.#all.map((one) => {
			const answer = one.state === 'sent' ? answerTo(head, one.id) : null;
			if (answer === null) return one;
			return { ...one, state: answer.isAccepted ? 'accepted' : 'refused', code: answer.code };
		});
	}
}
