import { identityKinds } from "../../fields/identifiers/identity-kinds.ts"
import * as later from "./additional-groups.ts"
import type { StepDefinition } from "./field-definition.ts"

const schooling = <School extends "highschool" | "i">(school: School) =>
  [
    { name: `${school}_year`, type: "year" },
    { name: `${school}_board`, type: "line", suggestions: "boards" },
    { name: `${school}_name`, type: "line" },
    { name: `${school}_roll`, type: "line", sensitive: true },
    {
      name: `${school}_grading`,
      type: "one",
      // Not sent or empty, as in earlier forms, means marks.
      choices: ["marks", "cgpa_cbse"],
      optional: true,
      since: 3,
      isAlwaysAsked: true,
    },
    // With a CGPA the maximum is 10, whether it is sent or not.
    { name: `${school}_maxmarks`, type: "marks", optional: "by_rule" },
    { name: `${school}_obtmarks`, type: "marks", optional: "by_rule" },
    { name: `${school}_percentage`, type: "counted" },
    { name: `${school}_subject`, type: "line" },
  ] as const

/**
 * The form: its five steps, their groups and fields, in order (specification 4.1). Everything else that needs to know
 * a field is derived from this list; its texts are in ../messages/fields.en.ts and fields.hi.ts.
 */
export const formDefinition = [
  {
    id: "basic_info",
    groups: [
      {
        fields: [
          { name: "urn", type: "urn" },
          { name: "applicant_name", type: "name", autoComplete: "name" },
          { name: "mother_name", type: "parent" },
          { name: "father_name", type: "parent" },
          { name: "dob", type: "day" },
          { name: "gender", type: "one", choices: ["male", "female", "other"], printsNumber: true },
          {
            name: "category",
            type: "one",
            choices: ["general", "obc", "sc", "st"],
            claim: { name: "category", by: ["obc", "sc", "st"] },
          },
          { name: "sub_category", type: "line", optional: true, printedAs: "subcategory" },
          {
            name: "religion",
            type: "one",
            choices: ["Hindu", "Muslim", "Sikh", "Christian", "Jainism", "Buddhism", "other"],
          },
        ],
      },
      {
        heading: "contact",
        fields: [
          { name: "email", type: "email", optional: true, printedAs: "applicant_email" },
          { name: "whatsapp_number", type: "phone", optional: true },
          { name: "applicant_mobile", type: "phone", autoComplete: "tel" },
          {
            name: "identity_kind",
            type: "one",
            // Not sent or empty, as in earlier forms, means Aadhaar.
            choices: identityKinds,
            optional: true,
            since: 5,
          },
          { name: "aadhar_no", type: "identity", printedAs: "aadhar" },
        ],
      },
      later.identifiers,
      {
        heading: "addresses",
        fields: [
          { name: "c_address", type: "address", autoComplete: "street-address" },
          // Before the address that it decides about (specification 13.2).
          { name: "same_as_correspondence", type: "tick" },
          {
            name: "p_address",
            type: "address",
            autoComplete: "section-permanent street-address",
            optional: "by_rule",
          },
        ],
      },
      {
        heading: "guardian",
        fields: [
          {
            name: "local_guardian_name",
            type: "name",
            optional: true,
            printedAs: "local_guardian",
          },
          { name: "local_guardian_contact", type: "phone", optional: true },
          { name: "local_guardian_address", type: "line", optional: true, max: 300 },
        ],
      },
    ],
  },
  {
    id: "eligibility",
    groups: [
      {
        fields: [
          {
            name: "horizontal_reservation",
            type: "several",
            choices: ["physically_handicapped", "freedom_fighter_dependent", "defence_personnel"],
            claim: { name: "each_choice" },
          },
          {
            name: "weightage",
            type: "several",
            choices: [
              "ncc_b",
              "ncc_c",
              "nss_240_hours",
              "college_employee_dependent",
              "rajyapal_award",
              "scout_and_guide",
              "ranger_nipun",
              "ranger_national_team",
            ],
            claim: { name: "each_choice" },
          },
          { name: "nationality", type: "one", choices: ["Indian", "Other"] },
          { name: "is_minority", type: "yes_no", printsNumber: true },
          {
            name: "is_upresidence",
            type: "yes_no",
            printsNumber: true,
            claim: { name: "domicile", by: "any" },
          },
        ],
      },
      later.certificates,
      later.disability,
      later.dependants,
      later.achievements,
    ],
  },
  {
    id: "income_details",
    groups: [
      {
        fields: [
          { name: "annual_income", type: "rupees", claim: { name: "income" } },
          {
            name: "income_certificate_no",
            type: "line",
            optional: true,
            sensitive: true,
            claim: { name: "income", by: "any" },
          },
          {
            name: "income_certificate_date",
            type: "certificate_date",
            only: { field: "income_certificate_no", message: "only.income_certificate" },
            claim: { name: "income" },
            since: 2,
          },
        ],
      },
      later.scholarship,
      {
        heading: "account",
        fields: [
          { name: "bank_name", type: "line" },
          { name: "bank_branch", type: "line" },
          { name: "bank_account", type: "account" },
          { name: "bank_isfsc", type: "ifsc" },
        ],
      },
    ],
  },
  {
    id: "education_details",
    groups: [
      { heading: "highschool", fields: schooling("highschool") },
      {
        heading: "intermediate",
        fields: [
          {
            name: "i_result",
            type: "one",
            // Not sent or empty, as in earlier forms, means passed.
            choices: ["passed", "awaited", "compartment"],
            optional: true,
            since: 4,
          },
          ...schooling("i"),
        ],
      },
      later.gap,
      {
        heading: "subjects",
        fields: [
          { name: "first_major_subject", type: "subject" },
          { name: "second_major_subject", type: "subject" },
          { name: "minor_subject", type: "subject" },
          { name: "vocational_subject", type: "subject", optional: "by_rule", since: 2 },
          { name: "cocurricular_subject", type: "subject", optional: "by_rule", since: 2 },
        ],
      },
    ],
  },
  {
    id: "upload_section",
    groups: [
      {
        heading: "pictures",
        fields: [
          { name: "image", type: "picture" },
          { name: "signature", type: "picture" },
        ],
      },
      later.undertakings,
      {
        heading: "questions",
        fields: [
          { name: "is_otherenrollment", type: "yes_no" },
          { name: "has_scholarship", type: "yes_no", printsNumber: true },
          { name: "is_casefiled", type: "yes_no" },
          { name: "is_rustigated", type: "yes_no" },
          { name: "is_civilservant", type: "yes_no" },
          { name: "is_ufmeans", type: "yes_no" },
          { name: "agreed_to_declaration", type: "agreement" },
        ],
      },
    ],
  },
] as const satisfies readonly StepDefinition[]

type Step = (typeof formDefinition)[number]
export type StepId = Step["id"]

/** The definition of one field of the form, with the literal types of its name, type and choices. */
export type FormField = Step["groups"][number]["fields"][number]
export type FieldName = FormField["name"]

type EmptyType = "several" | "tick" | "agreement" | "counted"
/** The fields that say what to enter when they are empty. */
export type RequiredFieldName = Exclude<FormField, { optional: true } | { type: EmptyType }>["name"]
