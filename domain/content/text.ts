import * as z from "zod/mini"

// Apart, so that a page which names the languages need not load the schemas.
export type { Language } from "./languages.ts"

/** A text in both languages. */
export const bilingual = z.object({ en: z.string(), hi: z.string() })
export type Bilingual = z.infer<typeof bilingual>
