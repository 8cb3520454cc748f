/** Error messages of fields, by key. "missing" has a separate text for each field. */
export const messages = {
  missing: "Fill in this field",
  choice: "Choose one of the options given",
  "text.too_long": "Use fewer characters",
  "text.unprintable":
    "A character in this text can't be printed: delete the text and type it again with the keyboard",
  "urn.format": "Enter the registration number with letters, digits, / and - only",
  "name.letters": "Use only letters, spaces, dots, hyphens and apostrophes, as in the marksheet",
  "name.script":
    "Write the name in English, Hindi, Urdu, Punjabi or Bengali letters: the college can't print others",
  "mobile.format": "Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9",
  "aadhaar.length": "The Aadhaar number must have 12 digits",
  "identity_kind.voter": "Enter 3 letters and 7 digits, like ABC1234567",
  "identity_kind.passport": "Enter 1 or 2 letters and 6 to 8 digits, like A1234567",
  "identity_kind.class_10":
    "Enter the year and the roll number of the high school examination, like 2024/1234567",
  "aadhaar.check_digit": "This is not a valid Aadhaar number: compare each digit with the card",
  "ifsc.format": "Enter the 11-character IFSC, like SBIN0001234: it stands in the passbook",
  "bank_account.format":
    "Enter the bank account number as in the passbook: 6 to 20 digits, letters and slashes",
  "session.format": "Enter the session of one year, for example 2024-2025",
  "date.short_year": "Write the year with four digits, for example 2007",
  "birth_date.format": "Enter a real date, for example 27‑03‑2007",
  "birth_date.future": "The date of birth can't be in the future",
  "birth_date.too_young": "The applicant must be at least 14 years old: check the year",
  "birth_date.too_old": "Check the year of birth",
  "rupees.whole": "Enter whole rupees in digits, for example 120000",
  "marks.format": "Enter marks in digits, for example 412",
  "marks.decimals": "Enter marks with at most two decimals, for example 412.25",
  "marks.above_maximum": "Marks obtained can't be more than the maximum marks",
  "marks.zero_maximum": "Maximum marks must be more than zero",
  "marks.above_cgpa": "A CGPA is at most 10. If the marksheet shows marks, choose marks",
  "marks.cgpa_maximum": "The maximum of a CGPA is 10. If the marksheet shows marks, choose marks",
  "question.zero_marks": "Marks obtained are 0",
  "question.unusual_maximum": "These maximum marks are unusual",
  "question.age": "By this date of birth, high school was passed before the age of 14 or after 25",
  "question.same_year": "Intermediate was passed less than two years after high school",
  "year.range": "Choose a year that this admission session accepts",
  "year.before_high_school":
    "The year of intermediate can't be before the year of high school: check both years",
  "email.format": "Enter an e-mail address like name@example.com",
  "subject.not_offered": "Choose one of the subjects offered here",
  "subject.not_first": "{subject} can't be the first major: choose it as the second",
  "subject.several_not_first": "Not as the first major: {subject}",
  "subject.not_here": "This subject can't be chosen here: choose another one",
  "subject.full": "All seats with this first major are taken: choose another one",
  "subject.conflict": "Please select different subjects.",
  "declaration.agree": "Read the declaration and tick the box to agree",
  "declaration.unknown_notice":
    "The privacy notice or the declaration has changed: reload this page, read them and tick the box again",
  "image.too_large": "The photo is larger than 500 KB: choose a smaller one",
  "image.too_large_together":
    "The photo and the signature are larger than 10 MB together: choose smaller ones",
  "image.heic":
    "This is an iPhone photo (HEIC): set the camera to Most Compatible and take it again, or choose a screenshot of it",
  "image.format":
    "The photo must be a JPG, PNG or WebP picture: set the camera to JPEG and take it again, or choose a screenshot of it",
  "image.unreadable": "The photo is damaged or incomplete: choose it again",
  "image.too_small":
    "The photo is too small: it needs at least 150 × 200 pixels. Take it again, or choose a larger one",
  "image.too_many_pixels":
    "The photo has too many pixels: choose a smaller one, or a screenshot of it",
  "image.too_complex":
    "The photo is animated or saved in an unusual way: choose a screenshot of it, or save it as a JPG photo",
  "signature.too_large": "The signature is larger than 200 KB: choose a smaller one",
  "signature.too_large_together":
    "The photo and the signature are larger than 10 MB together: choose smaller ones",
  "signature.heic":
    "This is an iPhone photo (HEIC): set the camera to Most Compatible and take it again, or choose a screenshot of it",
  "signature.format":
    "The signature must be a JPG, PNG or WebP picture: set the camera to JPEG and take it again, or choose a screenshot of it",
  "signature.unreadable": "The signature is damaged or incomplete: choose it again",
  "signature.too_small":
    "The signature is too small: it needs at least 120 × 40 pixels. Take it again from nearer, or choose a larger one",
  "signature.too_many_pixels":
    "The signature has too many pixels: choose a smaller one, or a screenshot of it",
  "signature.too_complex":
    "The signature is animated or saved in an unusual way: choose a screenshot of it, or save it as a JPG photo",
  "course.upcoming": "Applications for this course are not open yet",
  "course.full": "All seats of this course are taken",
  "course.closed": "Applications for this course have closed",
  "course.begun_late":
    "Applications for this course have closed. Only a form that was begun before can still be sent",
  "certificate_date.format": "Enter the date of the certificate, for example 14‑06‑2026",
  "certificate_date.future": "The date of the certificate can't be in the future",
  "certificate_date.too_early": "Check the year of the certificate",
  "percent.format": "Enter a percentage from 0 to 100, for example 45",
  "apaar.format": "The APAAR / ABC id has 12 digits: compare it with DigiLocker",
  "udid.format":
    "The UDID has 18 letters and digits, like UP1234567890123456: compare it with the card",
  "otr.format":
    "The one-time registration number has 14 digits: compare it with the scholarship portal",
  "only.urn": "Enter the university registration number too, or choose nothing here",
  "only.general": "EWS is only for the category General: answer No, or correct the category",
  "only.ews": "Answer Yes to the EWS question, or leave this empty",
  "only.reserved_category":
    "Only for the categories OBC, SC and ST: leave this empty, or correct the category",
  "only.freeship":
    "The freeship card is only for SC and ST: leave this empty, or correct the category",
  "only.residents":
    "Only for residents of Uttar Pradesh: leave this empty, or correct the answer about residence",
  "only.disability":
    "Tick “Person with disability” under horizontal reservation, or leave this empty",
  "only.disability_type": "Choose the type of disability too, or leave this empty",
  "only.freedom_fighter":
    "Tick “Dependent of a freedom fighter” under horizontal reservation, or leave this empty",
  "only.ex_serviceman": "Answer Yes to the question about ex-servicemen, or leave this empty",
  "only.ncc": "Choose the NCC certificate too, or leave this empty",
  "only.sports": "Choose the level in sports too, or leave this empty",
  "only.income_certificate": "Enter the number of the income certificate too, or leave this empty",
  "only.gap":
    "You passed intermediate in the first year of this session, so there is no gap: leave this empty",
} as const

export type MessageKey = keyof typeof messages
