// What students type, and the page that must come first in the sample content.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openSite, type Site } from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

const admission = "/admission-form"
const ba = "/admission-form/ba/part-1"
const bsc = "/admission-form/bsc/part-1"
const bcom = "/admission-form/bcom/part-1"
const fees = "/admission-form#fees"
const merit = "/notices/merit-list"
const lastDate = "/notices/last-date-extended"
const timetable = "/notices/timetable"
const scholarship = "/notices/scholarship-form"
const login = "/student/student-login"
const contact = "/contact-us/"
const status = "/admission-status"
const courses = "/courses"
const office = "/departments/office"
const facilities = "/facilities"
const refund = "/fee-refund-policy"

const english: [query: string, path: string][] = [
  ["admission", admission],
  ["admission form", admission],
  ["admission 2026", lastDate],
  ["apply online", admission],
  ["how to apply", admission],
  ["ba admission", ba],
  ["ba 1st year form", ba],
  ["bsc first year admission", bsc],
  ["b.com form", bcom],
  ["bcom admission online", bcom],
  ["form last date", lastDate],
  ["last date of admission", lastDate],
  ["admission deadline", lastDate],
  ["fees", fees],
  ["fee structure", fees],
  ["fees kitni hai", fees],
  ["ba ki fees", fees],
  ["fees kab jama hogi", "/notices/fee-schedule"],
  ["fee refund", refund],
  ["fees wapsi", refund],
  ["merit list", merit],
  ["merit list 2026", merit],
  ["merit list kab aayegi", merit],
  ["ba merit list", merit],
  ["cut off", merit],
  ["cutoff list", merit],
  ["scholarship form", scholarship],
  ["scholarship last date", scholarship],
  ["time table", timetable],
  ["class timetable", timetable],
  ["syllabus", courses],
  ["subjects in ba", courses],
  ["bsc subjects", courses],
  ["exam form", "/notices/even-semester-forms"],
  ["exam form kab bharna hai", "/notices/even-semester-forms"],
  ["exam form odd semester", "/notices/exam-form"],
  ["admit card", "/notices/library-clearance"],
  ["id card", login],
  ["student login", login],
  ["log in", login],
  ["application status", status],
  ["admission form status", status],
  ["contact number", contact],
  ["college phone number", contact],
  ["college address", contact],
  ["principal", "/about/principals-message/"],
  ["library", facilities],
  ["library staff", "/departments/library-staff"],
  ["tc certificate", office],
  ["character certificate", office],
  ["physics department", "/departments/physics"],
  ["maths teacher", "/departments/mathematics"],
  ["nss camp", "/events/nss-special-camp"],
  ["sports trials", "/notices/sports-trials"],
  ["anti ragging", "/notices/anti-ragging-affidavit"],
  ["complaint", "/grievances"],
  ["holiday list", "/holidays"],
  ["photo", "/gallery/photo/"],
  ["wi-fi", facilities],
  ["rti", "/rti-information"],
  // Typing errors
  ["admision", admission],
  ["addmission form", admission],
  ["scolarship", scholarship],
  ["libary", facilities],
  ["timetabel", timetable],
  ["merit lisst", merit],
  // Hindi in Latin letters
  ["pravesh", admission],
  ["dakhila kaise le", admission],
  ["chhatravritti", scholarship],
  ["pustakalay", facilities],
  ["pariksha form", "/notices/even-semester-forms"],
  ["shulk vapsi", refund],
  ["shikayat kaise kare", "/grievances"],
]

const hindi: [query: string, path: string][] = [
  ["एडमिशन", admission],
  ["दाखिला", admission],
  ["दाख़िला कैसे लें", admission],
  ["प्रवेश", admission],
  ["प्रवेश फॉर्म", admission],
  ["एडमिशन फॉर्म", admission],
  ["फार्म कैसे भरें", admission],
  ["फॉर्म", admission],
  ["ऑनलाइन आवेदन", admission],
  ["आवेदन कैसे करें", admission],
  ["बी ए", courses],
  ["बीए का फॉर्म", ba],
  ["बी ए प्रथम वर्ष", ba],
  ["बीए एडमिशन", ba],
  ["बी एस सी एडमिशन", bsc],
  ["बीएससी फॉर्म", bsc],
  ["बी.एस-सी. प्रवेश", bsc],
  ["बीकॉम फॉर्म", bcom],
  ["फीस", fees],
  ["फ़ीस कितनी है", fees],
  ["शुल्क", fees],
  ["बीए की फीस", fees],
  ["फीस कब जमा होगी", "/notices/fee-schedule"],
  ["फीस वापसी", refund],
  ["पैसे वापस", refund],
  ["आखिरी तारीख", lastDate],
  ["फॉर्म की आखिरी तारीख", lastDate],
  ["अंतिम तिथि", lastDate],
  ["लास्ट डेट", lastDate],
  ["मेरिट", merit],
  ["मेरिट लिस्ट", merit],
  ["मेरिट लिस्ट कब आएगी", merit],
  ["योग्यता सूची", merit],
  ["कट ऑफ", merit],
  ["टाइमटेबल", timetable],
  ["टाइम टेबल", timetable],
  ["समय सारणी", timetable],
  ["सब्जेक्ट", courses],
  ["विषय", courses],
  ["सिलेबस", courses],
  ["कोर्स", courses],
  ["स्कॉलरशिप", scholarship],
  ["छात्रवृत्ति फॉर्म", scholarship],
  ["वजीफा", scholarship],
  ["परीक्षा फॉर्म", "/notices/even-semester-forms"],
  ["एग्जाम फॉर्म", "/notices/even-semester-forms"],
  ["आवेदन की स्थिति", status],
  ["फॉर्म का स्टेटस", status],
  ["आईडी कार्ड", login],
  ["लॉगिन", login],
  ["फोन नंबर", contact],
  ["मोबाइल नम्बर", contact],
  ["कॉलेज का पता", contact],
  ["प्रिंसिपल", "/about/principals-message/"],
  ["लाइब्रेरी", facilities],
  ["खेल", facilities],
  ["टीसी", office],
  ["छुट्टी", "/holidays"],
  ["छुट्टियों की सूची", "/holidays"],
  ["शिकायत", "/grievances"],
  ["रैगिंग", "/notices/anti-ragging-affidavit"],
  ["फोटो", "/gallery/photo/"],
  ["भौतिक विज्ञान", "/departments/physics"],
  ["सूचना का अधिकार", "/rti-information"],
  // Typing errors
  ["एडमिसन", admission],
  ["छात्रवृति", scholarship],
  ["पुस्तकलय", facilities],
  ["लाईब्रेरी", facilities],
]

describe.each(databases)("searches of students on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())

  const firstPath = async (query: string) =>
    (await site.content("hi").search(query, 1)).items[0]?.path

  test.each(english)("'%s' leads to %s", async (query, path) =>
    expect(await firstPath(query)).toBe(path),
  )

  test.each(hindi)("'%s' leads to %s", async (query, path) =>
    expect(await firstPath(query)).toBe(path),
  )
})
