/** The site's two languages. English pages are under /, Hindi pages under /hi. */
export const languages = ["en", "hi"] as const
export type Language = (typeof languages)[number]
