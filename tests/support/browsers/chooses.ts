import type { Locator } from "@playwright/test"

/**
 * Chooses from a list of the console. The list is opened by a key: when the mouse is released long after it was pressed,
 * as on a busy machine, the list takes the entry below it as chosen and closes.
 */
export const chooses = async (list: Locator, name: string | RegExp) => {
  await list.press("ArrowDown")
  await list.page().getByRole("option", { name, exact: true }).click()
}
