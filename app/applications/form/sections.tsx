import { choices } from "#domain/applications/field-types.ts"
import type { StepId } from "#domain/applications/sections.ts"
import { uploadNames } from "#domain/fields/uploads.ts"

import { Upload } from "../upload/upload.tsx"
import { Addresses } from "./addresses.tsx"
import { Agreement } from "./field.tsx"
import { useFormFrame } from "./form-context.ts"
import { Checks, Choice, DateInput, DigitsInput, TextInput, yesOrNo } from "./inputs.tsx"
import { SchoolingFields, SubjectFields } from "./subject-fields.tsx"

import inputs from "./inputs.module.css"
import styles from "./sections.module.css"

function BasicInfo() {
  const { form } = useFormFrame().messages
  return (
    <>
      <DigitsInput name="urn" inputMode="text" maxLength={30} autoCapitalize="characters" />
      <TextInput name="applicant_name" autoComplete="name" maxLength={100} />
      <TextInput name="father_name" maxLength={100} />
      <TextInput name="mother_name" maxLength={100} />
      <DateInput name="dob" />
      <Choice name="gender" values={choices.gender} />
      <Choice name="category" values={choices.category} />
      <TextInput name="sub_category" />
      <Choice name="religion" values={choices.religion} />
      <DigitsInput name="aadhar_no" maxLength={20} />
      <h3>{form.contact}</h3>
      <DigitsInput name="applicant_mobile" inputMode="tel" autoComplete="tel" maxLength={20} />
      <DigitsInput name="whatsapp_number" inputMode="tel" maxLength={20} />
      <TextInput name="email" type="email" autoComplete="email" maxLength={254} />
      <h3>{form.addresses}</h3>
      <Addresses />
      <h3>{form.guardian}</h3>
      <TextInput name="local_guardian_name" maxLength={100} />
      <DigitsInput name="local_guardian_contact" inputMode="tel" maxLength={20} />
      <TextInput name="local_guardian_address" maxLength={300} />
    </>
  )
}

function Eligibility() {
  return (
    <>
      <Choice name="nationality" values={choices.nationality} />
      <Choice name="is_minority" values={yesOrNo} />
      <Choice name="is_upresidence" values={yesOrNo} />
      <Checks name="horizontal_reservation" values={choices.horizontal_reservation} />
      <Checks name="weightage" values={choices.weightage} />
    </>
  )
}

function IncomeDetails() {
  const { form } = useFormFrame().messages
  return (
    <>
      <DigitsInput name="annual_income" maxLength={15} />
      <TextInput name="income_certificate_no" className={inputs.medium} />
      <h3>{form.account}</h3>
      <TextInput name="bank_name" />
      <TextInput name="bank_branch" />
      <DigitsInput name="bank_account" maxLength={24} />
      <DigitsInput name="bank_isfsc" inputMode="text" autoCapitalize="characters" maxLength={15} />
    </>
  )
}

function EducationDetails({ onSettled }: { onSettled: () => void }) {
  const { form } = useFormFrame().messages
  return (
    <>
      <SchoolingFields school="highschool" title={form.highschool} />
      <SchoolingFields school="i" title={form.intermediate} />
      <SubjectFields onSettled={onSettled} />
    </>
  )
}

const questions = [
  "is_otherenrollment",
  "has_scholarship",
  "is_casefiled",
  "is_rustigated",
  "is_civilservant",
  "is_ufmeans",
] as const

function UploadSection() {
  const { form } = useFormFrame().messages
  return (
    <>
      <h3>{form.pictures}</h3>
      <div className={styles.uploads}>
        {uploadNames.map((name) => (
          <Upload key={name} name={name} />
        ))}
      </div>
      <h3>{form.questions}</h3>
      {questions.map((name) => (
        <Choice key={name} name={name} values={yesOrNo} lang="hi" />
      ))}
      <Agreement />
    </>
  )
}

/** The fields of one tab, in the order of the paper form. */
export function FormSection({ id, onSettled }: { id: StepId; onSettled: () => void }) {
  switch (id) {
    case "basic_info":
      return <BasicInfo />
    case "eligibility":
      return <Eligibility />
    case "income_details":
      return <IncomeDetails />
    case "education_details":
      return <EducationDetails onSettled={onSettled} />
    case "upload_section":
      return <UploadSection />
  }
}
