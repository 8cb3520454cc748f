const day = "Day-month-year, for example 14‑06‑2026"

/** The texts of the fields that sessions may ask. `missing` is for those that a session requires. */
export const additionalFields = {
  urn_kind: {
    label: "Kind of the registration number",
    hint: "The registration slip says which",
    missing: "Choose the kind of the registration number",
  },
  apaar_id: {
    label: "APAAR / ABC id",
    hint: "12 digits, from DigiLocker",
    missing: "Enter the APAAR / ABC id",
  },
  ews_claim: {
    label: "Do you claim reservation as EWS?",
    hint: "Economically weaker section, only for the category General",
    missing: "Choose whether you claim reservation as EWS",
  },
  ews_certificate_no: {
    label: "EWS certificate number",
    missing: "Enter the number of the EWS certificate",
  },
  ews_certificate_date: {
    label: "Date of the EWS certificate",
    hint: day,
    missing: "Enter the date of the EWS certificate",
  },
  caste_certificate_no: {
    label: "Caste certificate number",
    hint: "For OBC, SC and ST",
    missing: "Enter the number of the caste certificate",
  },
  caste_certificate_date: {
    label: "Date of the caste certificate",
    hint: day,
    missing: "Enter the date of the caste certificate",
  },
  domicile_certificate_no: {
    label: "Domicile certificate number",
    hint: "For residents of Uttar Pradesh",
    missing: "Enter the number of the domicile certificate",
  },
  domicile_certificate_date: {
    label: "Date of the domicile certificate",
    hint: day,
    missing: "Enter the date of the domicile certificate",
  },
  disability_type: {
    label: "Type of disability",
    hint: "As on the UDID card",
    missing: "Choose the type of disability",
  },
  disability_percent: {
    label: "Percentage of disability",
    hint: "As on the UDID card, for example 45",
    missing: "Enter the percentage of disability",
  },
  udid: {
    label: "UDID number",
    hint: "18 letters and digits, from the UDID card",
    missing: "Enter the UDID number",
  },
  freedom_fighter_certificate_no: {
    label: "Certificate number, dependent of a freedom fighter",
    missing: "Enter the number of the certificate as dependent of a freedom fighter",
  },
  is_ex_serviceman_dependent: {
    label: "Are you the dependent of an ex-serviceman?",
    missing: "Choose whether you are the dependent of an ex-serviceman",
  },
  ex_serviceman_certificate_no: {
    label: "Certificate number, dependent of an ex-serviceman",
    missing: "Enter the number of the certificate as dependent of an ex-serviceman",
  },
  ncc_certificate: { label: "Highest NCC certificate", missing: "Choose the NCC certificate" },
  ncc_certificate_no: {
    label: "NCC certificate number",
    missing: "Enter the number of the NCC certificate",
  },
  nss_service: { label: "Service in the NSS", missing: "Choose the service in the NSS" },
  sports_level: {
    label: "Highest level in sports",
    hint: "Only with a certificate",
    missing: "Choose the level in sports",
  },
  sport: { label: "Sport", missing: "Enter the sport" },
  scout_award: {
    label: "Highest award as Scout or Guide",
    missing: "Choose the award as Scout or Guide",
  },
  income_certificate_date: {
    label: "Date of the income certificate",
    hint: day,
    missing: "Enter the date of the income certificate",
  },
  scholarship_otr: {
    label: "Scholarship one-time registration (OTR) number",
    hint: "14 digits, from the National Scholarship Portal",
    missing: "Enter the one-time registration number",
  },
  freeship_card_no: {
    label: "Freeship card number",
    hint: "For SC and ST",
    missing: "Enter the number of the freeship card",
  },
  gap_years: { label: "Gap years" },
  gap_reason: {
    label: "Reason of the gap",
    hint: "What you did since, if you passed intermediate in an earlier year",
    missing: "Say what you did since you passed intermediate",
  },
  anti_ragging_ref: {
    label: "Reference number of the anti-ragging undertaking",
    hint: "From the UGC portal www.antiragging.in",
    missing: "Enter the reference number of the anti-ragging undertaking",
  },
  is_employed: {
    label: "Will you be employed during the session?",
    missing: "Choose whether you will be employed during the session",
  },
} as const
