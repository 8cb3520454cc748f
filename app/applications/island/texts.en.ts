import { boardSuggestions } from "#domain/applications/boards.ts"
import { messages } from "#domain/fields/messages/messages.en.ts"

import { admissionEn } from "../messages/en.ts"

export const texts = { ...admissionEn, messages, boards: boardSuggestions("en") }
