import * as z from "zod/mini"

// A separate file, so that a page that needs only the languages does not load the schemas.
export type { Language } from "./languages.ts"

/** A text in both languages. */
export const bilingual = z.object({ en: z.string(), hi: z.string() })
export type Bilingual = z.infer<typeof bilingual>
