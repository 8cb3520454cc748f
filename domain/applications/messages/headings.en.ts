/** The headings of the form: its five steps and their field groups; and what marks a field that may be empty. */
export const headings = {
  steps: {
    basic_info: "Basic Info",
    eligibility: "Eligibility",
    income_details: "Income Details",
    education_details: "Education Details",
    upload_section: "Upload Section",
  },
  highschool: "High school",
  intermediate: "Intermediate",
  subjects: "Subjects",
  addresses: "Addresses",
  guardian: "Local guardian",
  contact: "Contact and Aadhaar number",
  account: "Bank account",
  pictures: "Photo and signature",
  questions: "Declarations",
  optional: "(optional)",
} as const
