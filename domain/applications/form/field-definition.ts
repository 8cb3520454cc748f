import type { MessageKey } from "../../fields/messages/messages.en.ts"
import type { headings } from "../messages/headings.en.ts"

/**
 * A field's type: its input, its rules, its display and whether it is sensitive. "one" and "several" choose from the
 * field's `choices`, "subject" from the course's subjects. "counted" is computed from other fields. "agreement" is a
 * box that must be ticked.
 */
export type FieldType =
  | "course"
  | "line"
  | "name"
  | "parent"
  | "address"
  | "urn"
  | "identity"
  | "account"
  | "ifsc"
  | "phone"
  | "email"
  | "day"
  | "certificate_date"
  | "rupees"
  | "marks"
  | "percent"
  | "apaar"
  | "udid"
  | "otr"
  | "year"
  | "one"
  | "several"
  | "yes_no"
  | "tick"
  | "agreement"
  | "subject"
  | "counted"
  | "picture"

/** Who fills in a field: those who gave one of `answers` in another field. */
export interface Condition {
  field: string
  /** Without these, every answer but "no" will do. */
  answers?: readonly string[]
  /** The error message of others who fill it in nevertheless. */
  message: MessageKey
}

/** What an applicant claims, and the college checks by a certificate, besides the choices of "each_choice" fields. */
export type ClaimKind =
  | "category"
  | "ews"
  | "domicile"
  | "income"
  | "freeship"
  | "ex_serviceman"
  | "ncc"
  | "nss"
  | "sports"
  | "scouts"

/** The part of a field in a claim (claims.ts). */
export interface ClaimPart {
  /** A claim, or the choice of another field that is one. "each_choice": each choice of this field is a claim. */
  name: ClaimKind | "each_choice" | "physically_handicapped" | "freedom_fighter_dependent"
  /** The claim is made here, by one of these answers, or by any but "no". Other fields are its details. */
  by?: "any" | readonly string[]
}

/** One field of the form. What its type decides is left out. */
export interface FieldDefinition {
  /** The name in the form, the save call and the stored document (specification 4.1). */
  name: string
  type: FieldType
  /** May be left empty. "by_rule": see `crossFieldRules`. Without it the field is required. */
  optional?: true | "by_rule"
  /** The values of "one" and "several". */
  choices?: readonly string[]
  /** The most characters of a "line" that is longer than usual. */
  max?: number
  /** The list of suggestions for a text; any other may be typed. */
  suggestions?: "boards"
  /** What the browser may fill in on the applicant's own device, as in HTML. */
  autoComplete?: string
  /** The name in the print record, if it differs (specification 6.2). */
  printedAs?: string
  /** The print record has a number: 1 or 0 for yes or no, else the place among the choices, from 1. */
  printsNumber?: true
  /** A number of a paper that is typed as plain text. Most sensitive fields are so by their type. */
  sensitive?: true
  /** Who fills it in, if not everybody. */
  only?: Condition
  claim?: ClaimPart
  /**
   * The version of the form that has it first, if not 1 (`upgraders`). The session says whether an additional field is
   * asked, and whether it is required (form-fields.ts).
   */
  since?: number
  /** An additional field that every session asks. */
  isAlwaysAsked?: true
}

export type GroupHeading = Exclude<keyof typeof headings, "steps" | "optional" | "conditional">

/** Fields shown together, under their own heading or directly under their step's heading. */
export interface GroupDefinition {
  heading?: GroupHeading
  /** Shown closed until it is needed: most applicants have nothing to fill in here. */
  isFolded?: true
  fields: readonly FieldDefinition[]
}

export interface StepDefinition {
  id: keyof (typeof headings)["steps"]
  groups: readonly GroupDefinition[]
}
