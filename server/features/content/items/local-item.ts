import type { CollectionName } from "#domain/content/collections.ts"
import { languageWithoutPage } from "#domain/content/languages-of-item.ts"
import { localise, type Localised } from "#domain/content/localise.ts"
import type { Language } from "#domain/content/text.ts"

import type { Item } from "./item-row.ts"

/** The language in which an item has no page (`languageWithoutPage`). */
interface OfPage {
  noPageIn?: Language | undefined
}

/**
 * An item as pages receive it: in one language, with its slug and the time of its last change (ISO 8601,
 * UTC). A text that is not written in the language is in the other one.
 */
export type LocalItem<Name extends CollectionName> = Localised<Item<Name>> & OfPage

export const localItemOf = <Name extends CollectionName>(
  collection: Name,
  item: Item<Name>,
  language: Language,
): LocalItem<Name> => ({
  ...localise(item, language),
  noPageIn: languageWithoutPage(collection, item),
})
