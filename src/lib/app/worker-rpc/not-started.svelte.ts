/** Whether a worker of this tab could not be started, which every page reports. In a module of its
 * own, because the code that starts workers is loaded later. */
class Workers {
	notStarted = $state(false);
}
export const workers = new Workers();
