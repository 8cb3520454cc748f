import type { Settings } from "../content/settings.ts"
import type { Language } from "../content/text.ts"

const yearsIn: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? "one year" : `${count} years`),
  hi: (count) => (count === 1 ? "एक वर्ष" : `${count} वर्ष`),
}

/**
 * What the college's pages may name in braces, like {application_years}, so that a text says what the settings
 * say.
 */
export const noticeVariables = (
  { retention, email, phones }: Pick<Settings, "retention" | "email" | "phones">,
  language: Language,
) => {
  const years = yearsIn[language]
  return {
    application_years: years(retention.application_years),
    student_years: years(retention.student_years),
    message_years: years(retention.message_years),
    audit_years: years(retention.audit_years),
    email,
    phone: phones[0] ?? "",
  }
}

/** A text for the search, which knows no settings. */
export const withoutVariables = (text: string) => text.replaceAll(/\{\w+\}/g, "…")
