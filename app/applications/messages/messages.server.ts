import { type SheetTexts, specifiedSheetTexts } from "#domain/admission/sheet-texts.ts"
import { boardSuggestions } from "#domain/applications/boards.ts"
import { isIdentityKindAsked } from "#domain/applications/form/field-schemas.ts"
import type { FieldName } from "#domain/applications/form/form-definition.ts"
import {
  type AdditionalField,
  fieldGroups,
  type FormFieldDefinition,
  formFields,
  isAsked,
  isRequiredBySession,
} from "#domain/applications/form/form-fields.ts"
import { genderedForms } from "#domain/applications/gendered-forms.ts"
import {
  type ErrorCatalogue,
  errorMessages,
  withNotFirst,
} from "#domain/applications/messages/error-messages.ts"
import type { FieldTexts, FieldMessages } from "#domain/applications/messages/fields.en.ts"
import { foreignLanguage } from "#domain/content/languages.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import { admissionEn } from "./en.ts"
import { admissionHi } from "./hi.ts"

const isAdditional = ({ since = 1 }: FormFieldDefinition) => since > 1

/** The keys of the error messages and of the options that only these fields have, as patterns of the keys. */
const keysOf = (fields: readonly FormFieldDefinition[]) => ({
  options: fields.flatMap(({ choices = [] }) => choices),
  errors: fields.flatMap(({ name, type, only }) => [name, type, ...(only ? [only.message] : [])]),
  groups: fieldGroups
    .filter((group) => group.fields.every((name) => fields.some((field) => field.name === name)))
    .flatMap(({ heading }) => heading ?? []),
})

/** A catalogue without some keys. Its type keeps them: nothing reads the texts of a field that is not asked. */
const without = <Texts extends object>(texts: Texts, isLeftOut: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !isLeftOut(key))) as Texts

/** Whether an additional field is required is said by the session or the programme, not by the catalogue. */
const textsOf = (
  field: FormFieldDefinition,
  texts: FieldTexts,
  additionalFields: readonly AdditionalField[],
): FieldTexts => {
  if (
    !isAdditional(field) ||
    field.type === "subject" ||
    isRequiredBySession(field, additionalFields)
  )
    return texts
  const { missing: _missing, ...others } = texts
  return others
}

interface Catalogue extends ErrorCatalogue {
  options: object
  form: object
}

/** The texts of a form without those of fields that it does not ask: they would only weigh on the page. */
const textsOfForm = <Texts extends Catalogue>(
  catalogue: Texts,
  additionalFields: readonly AdditionalField[],
): Texts => {
  const isShown = (field: FormFieldDefinition) => isAsked(field, additionalFields)
  const used = keysOf(formFields.filter(isShown))
  const unused = keysOf(formFields.filter((field) => !isShown(field)))
  const fields = formFields
    .filter(isShown)
    .map((field): [FieldName, FieldTexts] => [
      field.name,
      textsOf(field, catalogue.fields[field.name], additionalFields),
    ])
  const isOnlyIn = (kind: keyof typeof used, key: string) =>
    (unused[kind] as string[]).includes(key) && !(used[kind] as string[]).includes(key)
  return {
    ...catalogue,
    fields: Object.fromEntries(fields) as Texts["fields"],
    options: without(catalogue.options, (key) => isOnlyIn("options", key)),
    form: without(catalogue.form, (key) => isOnlyIn("groups", key)),
    messages: without(
      catalogue.messages,
      (key) => isOnlyIn("errors", key) || isOnlyIn("errors", key.split(".")[0]!),
    ),
  }
}

const catalogues = { en: admissionEn, hi: admissionHi }

/** Messages of the admission pages in one language, so that only these are sent to the browser. */
export const admissionMessages = (language: Language) => catalogues[language]

/** The messages of the URN, by the settings: how to get one, and whether the form may be sent without. */
const urnMessages = (
  language: Language,
  { urn_required, urn_help }: Settings["admission"],
): FieldTexts => {
  const { missing, ...urn } = errorMessages[language].fields.urn
  const hint = urn_help?.[language] || urn.hint!
  if (urn_required) return { ...urn, hint, ...(missing && { missing }) }
  return { ...urn, hint: `${catalogues[language].form.urnLater} ${hint}` }
}

/** The texts of the identity number: of Aadhaar, or of any paper where the form asks of which it is. */
const identityMessages = (language: Language, isKindAsked: boolean) => {
  const { number, ...kind } = errorMessages[language].fields.identity_kind
  if (!isKindAsked) return { fields: {}, form: {} }
  const { heading, ...aadhar_no } = number!
  return { fields: { identity_kind: kind, aadhar_no }, form: { contact: heading } }
}

/** In place of the names, which the form does not know yet. */
const blanks = {
  en: { applicant: "(applicant's name)", father: "(father's name)" },
  hi: { applicant: "(आवेदक का नाम)", father: "(पिता का नाम)" },
}

/**
 * The applicant's declaration as the sheet will have it, worded for anybody. A declaration that is written in the other
 * language alone has the names and verbs of that language.
 */
const declarationOf = (language: Language, { declaration }: SheetTexts) => {
  const text = declaration[language]
  const written = foreignLanguage(text, language) ?? language
  return formatMessage<string>(text, { ...blanks[written], ...genderedForms[3][written] })
}

export const formMessages = (
  language: Language,
  admission: Settings["admission"] = { urn_required: true },
  additionalFields: readonly AdditionalField[] = [],
  /** The names of the subjects that the programme does not allow as first major. */
  notFirst: readonly string[] = [],
  texts: SheetTexts = specifiedSheetTexts,
) => {
  const { fields, messages } = errorMessages[language]
  const identity = identityMessages(language, isIdentityKindAsked(additionalFields))
  const urn = urnMessages(language, admission)
  const fieldMessages: FieldMessages = { ...fields, ...identity.fields, urn }
  const catalogue = {
    ...catalogues[language],
    form: {
      ...catalogues[language].form,
      ...identity.form,
      declaration: declarationOf(language, texts),
    },
    messages: withNotFirst(messages, notFirst),
    fields: fieldMessages,
    boards: boardSuggestions(language),
  }
  return textsOfForm(catalogue, additionalFields)
}

export type FormMessages = ReturnType<typeof formMessages>
