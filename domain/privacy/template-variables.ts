import type { Settings } from "../content/settings.ts"
import type { Language } from "../content/text.ts"

const yearsIn: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? "one year" : `${count} years`),
  hi: (count) => (count === 1 ? "एक वर्ष" : `${count} वर्ष`),
}

/**
 * The variables that content pages may use in braces, like {application_years}, so that texts follow the settings.
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

/** Removes the variables from a text for the search index, which does not read the settings. */
export const withoutVariables = (text: string) => text.replaceAll(/\{\w+\}/g, "…")
