import type { SessionChange } from "#domain/admission/session-changes.ts"
import { defineMessages, type TextPair } from "#domain/messages/define-messages.ts"

/** What each change of a session means (domain/admission/session-changes.ts). */
export const changeTexts = defineMessages({
  title: ["Change a session that has applications?", "जिस सत्र के आवेदन आ चुके हैं, उसे बदलें?"],
  applications: [
    "{label} has {count} application: |||| {label} has {count} applications:",
    "सत्र {label} में {count} आवेदन है: |||| सत्र {label} में {count} आवेदन हैं:",
  ],
  effects: ["What you change", "आप क्या बदल रहे हैं"],
  confirm: ["Save the changes", "बदलाव सहेजें"],
  back: ["Back to the form", "फ़ॉर्म पर लौटें"],

  years: [
    "Other years of passing: for new applications and for corrections. Applications already sent stay as they are.",
    "उत्तीर्ण होने के वर्ष बदले: नए आवेदनों और सुधारों के लिए। भेजे जा चुके आवेदन वैसे ही रहेंगे।",
  ],
  grace: ["Other minutes of grace: from now on.", "छूट के मिनट बदले: अब से लागू।"],
  fee_with_application: [
    "The fee is due with the application: every applicant without a decision gets the deposit slip.",
    "शुल्क आवेदन के साथ देना होगा: जिन आवेदनों पर निर्णय नहीं हुआ, उन सबको जमा पर्ची मिलेगी।",
  ],
  fee_after_offer: [
    "The fee is due only after the offer of a seat: applicants without one get no deposit slip. Fees already received stay.",
    "शुल्क सीट मिलने के बाद ही देना होगा: जिन्हें सीट नहीं मिली, उन्हें जमा पर्ची नहीं मिलेगी। मिल चुके शुल्क बने रहेंगे।",
  ],
  committee: [
    "Other people sign the drafts of merit lists from now on. Signatures on drafts stay.",
    "अब योग्यता सूचियों के प्रारूप पर दूसरे सदस्य हस्ताक्षर करेंगे। हो चुके हस्ताक्षर बने रहेंगे।",
  ],
  list_days: [
    "The planned days of the merit lists change on the website and on sheets printed from now on.",
    "योग्यता सूचियों की नियोजित तिथियाँ वेबसाइट पर और अब से छपने वाले आवेदन-पत्रों में बदल जाएँगी।",
  ],
  fee_day: [
    "Another last day to pay the fee: sheets printed from now on show it.",
    "शुल्क जमा करने की अन्तिम तिथि बदली: अब से छपने वाले प्रवेश आवेदन-पत्रों पर यही दिखेगी।",
  ],
  documents: [
    "Other documents are asked for: the status page shows it at once, and a required one that is missing keeps an application from being verified.",
    "दूसरे दस्तावेज़ माँगे जाएँगे: स्थिति पृष्ठ पर तुरन्त यही दिखेगा, और जो अनिवार्य दस्तावेज़ नहीं आया उसके बिना आवेदन सत्यापित नहीं होगा।",
  ],
  corrections: [
    "Applicants may correct other fields, or up to another day: the status page shows it at once.",
    "आवेदक दूसरे खाने, या दूसरी तिथि तक, सुधार सकेंगे: स्थिति पृष्ठ पर तुरन्त यही दिखेगा।",
  ],
  marks_day: [
    "Another last day to enter the marks of an awaited result: the status page shows it at once.",
    "प्रतीक्षित परिणाम के अंक भरने की अन्तिम तिथि बदली: स्थिति पृष्ठ पर तुरन्त यही दिखेगी।",
  ],
  card: [
    "Other session or last day of identity cards: cards show it at once while this session is open.",
    "परिचय-पत्रों का सत्र या अन्तिम तिथि बदली: जब तक यह सत्र खुला है, परिचय-पत्रों पर तुरन्त यही दिखेगा।",
  ],
  sheet: [
    "Other declarations or papers on the admission sheet: for forms sent from now on. Applications already sent keep the texts that they agreed to.",
    "आवेदन-पत्र पर घोषणाएँ या काग़ज़ों की सूची बदली: अब से भेजे जाने वाले फ़ॉर्मों के लिए। भेजे जा चुके आवेदनों पर वही पाठ रहेगा जिससे आवेदक सहमत हुए थे।",
  ],
  form_version: ["The form shows another version.", "फ़ॉर्म पर दूसरा संस्करण दिखेगा।"],
  field_asked: [
    "New in the form: “{field}”. Applications already sent do not have it.",
    "फ़ॉर्म में नया: “{field}”। भेजे जा चुके आवेदनों में यह नहीं है।",
  ],
  field_dropped: [
    "No longer in the form: “{field}”. Applications that have it keep it.",
    "फ़ॉर्म में अब नहीं: “{field}”। जिन आवेदनों में यह है, उनमें बना रहेगा।",
  ],
  field_required: [
    "Must be filled in, in new applications: “{field}”.",
    "नए आवेदनों में भरना ज़रूरी: “{field}”।",
  ],
  field_optional: ["May be left empty: “{field}”.", "ख़ाली छोड़ा जा सकेगा: “{field}”।"],
  subject_added: [
    "New subject {subject}: it can be chosen where a course offers it.",
    "नया विषय {subject}: जो पाठ्यक्रम इसे दे, उसमें चुना जा सकेगा।",
  ],
  subject_removed: [
    "{subject} was removed. No application chose it.",
    "{subject} हटाया गया। इसे किसी आवेदन में नहीं चुना गया है।",
  ],
  subject_renamed: [
    "{subject} has another name: applications already sent show it, too.",
    "{subject} का नाम बदला: भेजे जा चुके आवेदनों पर भी नया नाम दिखेगा।",
  ],
  programme_added: ["New course {programme}.", "नया पाठ्यक्रम {programme}।"],
  programme_removed: [
    "{programme} was removed. It has no applications.",
    "{programme} हटाया गया। इसका कोई आवेदन नहीं है।",
  ],
  programme_renamed: [
    "{programme} has another name or number: applications already sent show it, too.",
    "{programme} का नाम या संख्या बदली: भेजे जा चुके आवेदनों पर भी नई दिखेगी।",
  ],
  groups: [
    "Other groups of {programme}: for new applications and for corrections. Applications already sent stay as they are.",
    "{programme} के समूह बदले: नए आवेदनों और सुधारों के लिए। भेजे जा चुके आवेदन वैसे ही रहेंगे।",
  ],
  fees: [
    "Other fees of {programme}: {count} application already sent keeps its fee. |||| Other fees of {programme}: {count} applications already sent keep their fee.",
    "{programme} का शुल्क बदला: भेजे जा चुके {count} आवेदन का शुल्क वही रहेगा। |||| {programme} का शुल्क बदला: भेजे जा चुके {count} आवेदनों का शुल्क वही रहेगा।",
  ],
  late: [
    "Another late period of {programme}: applications already sent keep their fee until their course or category is corrected.",
    "{programme} की विलम्ब अवधि बदली: भेजे जा चुके आवेदनों का शुल्क तब तक वही रहेगा, जब तक उनका पाठ्यक्रम या वर्ग न सुधारा जाए।",
  ],
  opens: ["{programme} opens on {at}.", "{programme} के आवेदन {at} से खुलेंगे।"],
  opensAtOnce: ["{programme} opens with the session.", "{programme} के आवेदन सत्र के साथ खुलेंगे।"],
  ends_earlier: [
    "{programme} closes earlier: {at}. Applications already sent stay.",
    "{programme} के आवेदन पहले बन्द होंगे: {at}। भेजे जा चुके आवेदन बने रहेंगे।",
  ],
  isOver: [
    "{programme} is closed once you save: its last minute is {at}. Applications already sent stay.",
    "सहेजते ही {programme} के आवेदन बन्द हो जाएँगे: अन्तिम समय {at} है। भेजे जा चुके आवेदन बने रहेंगे।",
  ],
  ends_later: ["{programme} closes later: {at}.", "{programme} के आवेदन बाद में बन्द होंगे: {at}।"],
  endless: [
    "{programme} has no last date any more: it stays open.",
    "{programme} की अब कोई अन्तिम तिथि नहीं: आवेदन खुले रहेंगे।",
  ],
  slot_added: [
    "{programme} asks for another subject, {field}: {count} application already sent does not have it. |||| {programme} asks for another subject, {field}: {count} applications already sent do not have it.",
    "{programme} में एक और विषय पूछा जाएगा, {field}: भेजे जा चुके {count} आवेदन में यह नहीं है। |||| {programme} में एक और विषय पूछा जाएगा, {field}: भेजे जा चुके {count} आवेदनों में यह नहीं है।",
  ],
  slot_removed: [
    "{programme} no longer asks for {field}: {count} application chose one and keeps it. |||| {programme} no longer asks for {field}: {count} applications chose one; they keep it.",
    "{programme} में अब {field} नहीं पूछा जाएगा: {count} आवेदन में यह चुना गया है; वह बना रहेगा। |||| {programme} में अब {field} नहीं पूछा जाएगा: {count} आवेदनों में यह चुना गया है; उनमें बना रहेगा।",
  ],
  slot_required: [
    "{field} of {programme} must be chosen: in new applications and in corrections.",
    "{programme} में {field} चुनना ज़रूरी होगा: नए आवेदनों और सुधारों में।",
  ],
  slot_optional: [
    "{field} of {programme} may be left empty.",
    "{programme} में {field} ख़ाली छोड़ा जा सकेगा।",
  ],
  choice_added: [
    "{subject} can be chosen as {field} of {programme}.",
    "{programme} में {field} के लिए {subject} चुना जा सकेगा।",
  ],
  choice_removed: [
    "{subject} can no longer be chosen as {field} of {programme}: {count} application chose it and keeps it. |||| {subject} can no longer be chosen as {field} of {programme}: {count} applications chose it; they keep it.",
    "{programme} में {field} के लिए अब {subject} नहीं चुना जा सकेगा: {count} आवेदन में यह चुना गया है; उसमें बना रहेगा। |||| {programme} में {field} के लिए अब {subject} नहीं चुना जा सकेगा: {count} आवेदनों में यह चुना गया है; उनमें बना रहेगा।",
  ],
  seats: [
    "{of}: {seats} seats. {admitted} admitted so far.",
    "{of}: {seats} सीटें। अब तक {admitted} प्रवेश।",
  ],
  seatsFull: [
    "{of}: {seats} seats, and {admitted} are admitted. It is full once you save: no more applications. Those admitted stay.",
    "{of}: {seats} सीटें, और {admitted} प्रवेश हो चुके हैं। सहेजते ही सीटें भरी मानी जाएँगी: और आवेदन नहीं लिए जाएँगे। हो चुके प्रवेश बने रहेंगे।",
  ],
  seatsUnlimited: ["{of}: no limit of seats any more.", "{of}: सीटों की अब कोई सीमा नहीं।"],
}) satisfies Record<SessionChange["kind"], TextPair>
