export const privacyPolicyInEnglish = `The college asks for your details to admit you, to enrol you with the university and to help you get a scholarship. It asks for nothing it does not need for that, sells nothing, and shows no advertisements. This page says what is kept, why, who sees it and what you may ask of us; the [notice for applicants](/privacy-notice) says it in short, before the admission form. In the law's words the college is the data fiduciary, and you are the data principal.

## What the admission form asks, and why

| What | Why |
| --- | --- |
| Your name, your parents' names, date of birth, gender, photo, signature | To know who you are; for the admission sheet and the identity card |
| Mobile and WhatsApp number, e-mail, addresses, local guardian | To reach you and, in need, your guardian |
| Category, sub-category, religion, minority, reservation, weightage, nationality, residence | For reservation and merit under the state's rules, and for the returns the government asks of us |
| Family income, certificate number, bank account | For scholarships, fee concessions and refunds |
| Schooling, marks, subjects, university registration number (URN) | For eligibility, merit and enrolment with the university |
| Aadhaar number | To know that one applicant is one person, for scholarships, and for your login |
| The five declarations | Because the university's rules require them |

What is marked (optional) may be left empty, and nobody is treated worse for it. The form on the contact page asks for your name, e-mail, subject and message, only to answer you.

## Your Aadhaar number and your bank account

Both are encrypted before they are stored (AES-256), and the key does not lie in the database. The sheet, the identity card and every screen show only the last four digits of the Aadhaar number, XXXX XXXX 1234. Only an admission officer or an administrator of the college can have whole numbers shown, or take them out in a table, and only for a reason; who did so, when and why is recorded. The bank account number stands on your admission sheet, because the office needs it there. Neither number is ever written to a log. If you have no Aadhaar number yet, speak with the admission cell before the last date.

## Who sees your details

- The admission cell; after admission the office, and the scholarship and examination cells for their own part.
- The university to which the college is affiliated, for enrolment and examinations.
- The government's scholarship office, if you apply for a scholarship.
- A court or another authority, when the law requires it.

Nobody else. Your admission sheet opens with its admission code alone, so keep the code as you would keep the paper.

## What stays on your device

While you fill in the form, what you type and both pictures stay in that phone or computer, for 7 days at most, and are removed when the form has been sent. On a shared device, or at a cyber café, press "Clear this form" before you leave, and after sending press "Remove this from the device" beside the last admission code under [Online admission](/admission-form). The colour, the text size and the contrast you choose are kept in the browser too, and after login a key and your record, with the last four digits of the Aadhaar number only; both go when you log out.

## No trackers

There are no third-party trackers, no advertising cookies and no outside fonts or counters on this site. A video from YouTube is loaded only when you open it, by the player that sets no cookies. The server's log holds the time, the address of the connection and the page, never what was typed; how long logs are kept is for the college to say (sample: one year). Links to other sites, among them social media, lead to places with rules of their own.

## How long we keep it

What is over its period is erased, with its pictures. These are the periods the college sets itself (sample).

| What | How long |
| --- | --- |
| An application that did not lead to admission | {application_years} after the end of the session |
| The application and the record of an admitted student | {student_years} after the end of the session, and as long as one is a student |
| Messages from the contact page | {message_years} |
| The record of who did what with applications: codes and actions, no personal details | {audit_years} |

In backups a copy stays until the backup is replaced (sample: 30 days). Do you want something erased sooner? Write to the grievance officer named below.

## Your rights under the Digital Personal Data Protection Act, 2023

- to know what we hold about you, what it is used for and with whom it was shared;
- to have it corrected, completed or brought up to date;
- to have it erased when it is no longer needed and no law requires it;
- to withdraw your consent, as easily as you gave it; what was done before stays lawful;
- to complain, and to be answered;
- to name somebody who uses these rights for you if you die or can no longer use them yourself.

If you are under 18, your parent or guardian gives consent and may use these rights on your behalf. The college does not follow the behaviour of young people on this site.

## Whom to ask

Write to the grievance officer for personal data at the college office (sample), through the [contact page](/contact-us/) or on paper. You get an answer within 30 days. If it does not satisfy you, you may complain to the Data Protection Board of India.

If your details should ever be lost or fall into wrong hands, we tell you and the Board without delay: what happened, what it may mean for you, and what you can do. The Act's main duties take effect in 2027; the college means to follow them before.
`
