import { type ComponentProps } from "react"
import { AdminContext } from "react-admin"

import type { Language } from "#domain/content/languages.ts"
import type { Values } from "#domain/messages/format-message.ts"

import { createReactAdminTranslate } from "../../console/kit/text/react-admin-translate.ts"
import { consoleMessagesIn } from "../../console/messages/messages.ts"

type Props = ComponentProps<typeof AdminContext> & {
  language?: Language
  /** Values that are the same in all messages, such as commands. */
  constants?: Values
}

/** react-admin's context with the console's messages of a language. */
export function TestAdmin({ language = "en", constants, ...props }: Props) {
  const i18nProvider = {
    translate: createReactAdminTranslate(consoleMessagesIn(language), constants),
    changeLocale: async () => undefined,
    getLocale: () => language,
  }
  return <AdminContext i18nProvider={i18nProvider} {...props} />
}
