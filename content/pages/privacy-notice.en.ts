export const privacyNoticeInEnglish = `Please read this before you fill in the admission form. When you tick the declaration and send the form, you agree that the college uses your details as this notice says. Which version of it you were shown is kept with your application.

## What is asked, and why

| What | Why |
| --- | --- |
| Your name, your parents' names, date of birth, gender, photo, signature | To know who you are; for the admission sheet and the identity card |
| Mobile and WhatsApp number, e-mail, addresses, local guardian | To reach you and, in need, your guardian |
| Category, religion, minority, reservation, weightage, nationality, residence | For reservation and merit under the state's rules |
| Family income, certificate number, bank account | For scholarships, fee concessions and refunds |
| Schooling, marks, subjects, university registration number (URN) | For eligibility, merit and enrolment with the university |
| Aadhaar number | To know that one applicant is one person, for scholarships, and for your login as a student. It is stored encrypted and shown by its last four digits |
| The five declarations | Because the university's rules require them |

What is marked (optional) may be left empty.

## Who sees it

The admission cell and the office of the college; the university, for enrolment and examinations; the government's scholarship office, if you apply for a scholarship; a court or another authority, where the law requires it. Nobody else.

## How long it is kept

- If you are not admitted: {application_years} after the end of the session.
- If you are admitted: {student_years} after the end of the session in which you were admitted, and as long as you are a student.

Then it is erased, with both pictures.

## What you may ask of us

You may ask what we hold about you, and have it corrected, completed or erased. You may withdraw your consent at any time, as easily as you gave it: write to {email}, call {phone}, or come to the admission counter, with your admission code. An application without consent can't be decided and ends there; what was done before stays lawful. What a law requires us to keep, we keep.

To complain, write to the grievance officer for personal data at the college office (sample), through the [contact page](/contact-us/) or on paper. You get an answer within 30 days. If it does not satisfy you, you may complain to the Data Protection Board of India.

## If you are under 18

Your parent or guardian gives the consent. Fill in the form together with them; they sign the printed sheet, and may use all these rights for you.

The [Privacy Policy](/privacyy-policy) says more.
`
