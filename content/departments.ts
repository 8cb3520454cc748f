import type { Sample } from "#domain/content/collections.ts"

import { commerce } from "./departments/commerce.ts"
import { nonTeaching } from "./departments/non-teaching.ts"
import { science } from "./departments/science.ts"

/** The cards of the three faculty pages, which show the first 60 characters of a description. */
export const departments = {
  ...science,
  ...commerce,
  ...nonTeaching,
} satisfies Sample<"departments">
