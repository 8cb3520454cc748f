import type { FormValues } from "#domain/applications/form-values.ts"

/**
 * A form's values without the consent. A draft never restores it: on a shared phone the next person to open the
 * form may be another one, and the notice may have changed.
 */
export const withoutConsent = ({ agreed_to_declaration: _consent, ...values }: FormValues) => values

/**
 * What a form held that the page takes over within one visit: posted without JavaScript, or filled before hydration.
 * The consent stays, unless it was given to another version of the privacy notice than the page shows now.
 */
export const withConsentTo = (noticeVersion = "", values: FormValues) =>
  (values.notice_version ?? "") === noticeVersion ? values : withoutConsent(values)
