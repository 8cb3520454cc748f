import { formatMessage } from "#app/format-message.ts"
import type { Language } from "#domain/content/text.ts"
import { noticeVariables } from "#domain/privacy/template-variables.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

/** The privacy notice as it is in force. */
export interface ShownPrivacyNotice {
  html: string
  /** Where it stands as a page, without language. */
  path: string
  version: string
}

/** The privacy notice that an applicant is shown before the form; undefined where none is published. */
export const readPrivacyNotice = async (
  desk: Pick<RequestContext, "content" | "settings" | "noticeVersion">,
  language: Language,
): Promise<ShownPrivacyNotice | undefined> => {
  const content = desk.content(language)
  const [page, settings, version] = await Promise.all([
    content.find("pages", "privacy-notice"),
    desk.settings(),
    desk.noticeVersion(),
  ])
  if (!page) return undefined
  const html = content.html(formatMessage(page.body, noticeVariables(settings, language)))
  return { html, path: page.path, version }
}
