import * as z from "zod/mini"

/** A text in both languages. */
export const bilingual = z.object({ en: z.string(), hi: z.string() })
export type Bilingual = z.infer<typeof bilingual>

/** The site's two languages; English pages live under /, Hindi pages under /hi. */
export const languages = ["en", "hi"] as const
export type Language = (typeof languages)[number]
