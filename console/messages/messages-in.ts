import type { Language } from "#domain/content/languages.ts"
import { messagesIn } from "#domain/messages/catalogue.ts"

import { consoleMessages } from "./messages.ts"
import { reactAdminMessages } from "./react-admin.ts"

const allMessages = { ...reactAdminMessages, ...consoleMessages }

export type ConsoleMessages = typeof allMessages

/** All messages of one language, react-admin's included. The build makes a module of them. */
export const consoleMessagesIn = (language: Language) => messagesIn(language, allMessages)
