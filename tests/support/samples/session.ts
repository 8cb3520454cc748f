import { firstSession, specifiedSession } from "#content/sessions.ts"
import { courseNamesOf } from "#domain/admission/course-names.ts"
import { formProgrammeOf, findProgramme, formRulesOf } from "#domain/admission/programmes.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { specifiedSheetTexts } from "#domain/admission/sheet-texts.ts"
import type { FormRules } from "#domain/applications/form/field-schemas.ts"
import type { Language } from "#domain/content/languages.ts"
import { resolveSampleDates } from "#domain/content/sample-dates.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { AdmissionContext } from "#server/features/site-deps.ts"
import { settings } from "#tests/support/samples/settings.ts"

/** The sample session of a site that was first started on 1 July 2025: open up to 15 August. */
export const sampleSession: NamedSession = {
  ...resolveSampleDates(firstSession(specifiedSession), new Date("2025-07-01T06:30:00Z")),
  sheet: specifiedSheetTexts,
  label: specifiedSession,
  isConfirmed: true,
}

export const sampleNames = courseNamesOf([sampleSession])

/** A programme of the sample session as the form receives it. */
export const sampleProgramme = (course: string, language: Language = "en") =>
  formProgrammeOf(sampleSession, findProgramme(sampleSession, course)!, language)

/** What an application is checked by, of a college with this session only. */
export const contextOf =
  (session: NamedSession, changes: Partial<Settings> = {}) =>
  async (): Promise<AdmissionContext> => ({
    settings: { ...settings, ...changes },
    session,
    sessions: [session],
  })

/** The services of a college with this session only. */
export const sessionDeps = {
  admissionContext: contextOf(sampleSession),
  admissionSession: async () => sampleSession,
  courseNames: async () => (label?: string) => courseNamesOf([sampleSession], label),
  findSession: async (label: string) => (label === sampleSession.label ? sampleSession : undefined),
}

/** The rules of the form in this session. */
export const sampleRules: FormRules = formRulesOf(sampleSession, true)
