import type { FormValues } from "#domain/applications/form-values.ts"

/**
 * A form's values without the consent. A draft never restores consent: on a shared phone the next user may be another
 * person, and the notice may have changed.
 */
export const withoutConsent = ({ agreed_to_declaration: _consent, ...values }: FormValues) => values

/**
 * Values carried over within one visit: posted without JavaScript, or typed before hydration. Keeps the consent only
 * if it was given to the notice version that the page shows now.
 */
export const withConsentTo = (noticeVersion = "", values: FormValues) =>
  (values.notice_version ?? "") === noticeVersion ? values : withoutConsent(values)
