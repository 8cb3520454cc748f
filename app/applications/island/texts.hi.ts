import { boardSuggestions } from "#domain/applications/boards.ts"
import { messages } from "#domain/fields/messages/messages.hi.ts"

import { admissionHi } from "../messages/hi.ts"

export const texts = { ...admissionHi, messages, boards: boardSuggestions("hi") }
