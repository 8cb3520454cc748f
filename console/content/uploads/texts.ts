import { textsHook } from "../../kit/text/use-language.ts"

/** Returns the text of a key of uploads: what is too large, and what could be read in a PDF. */
export const useUploadTexts = textsHook({
  tooLarge_picture: [
    "This file is larger than 10 MB. Choose a smaller one.",
    "यह फ़ाइल 10 MB से बड़ी है। इससे छोटी फ़ाइल चुनें।",
  ],
  tooLarge_pdf: [
    "This file is larger than 50 MB. Divide it into several files, or scan it in black and white with 200 dots per inch.",
    "यह फ़ाइल 50 MB से बड़ी है। इसे कई फ़ाइलों में बाँटें, या 200 dpi पर श्वेत-श्याम स्कैन करें।",
  ],
  running: [
    "The file is being sent. A large one may take some minutes: leave this page open.",
    "फ़ाइल भेजी जा रही है। बड़ी फ़ाइल में कुछ मिनट लग सकते हैं: यह पृष्ठ खुला रखें।",
  ],
  scan: [
    "This PDF is a scan: pictures of pages, without text. People who use a screen reader cannot read it, and the search does not find what is in it. Better: save the PDF from the program in which the text was written. Or let a program for text recognition (OCR), such as OCRmyPDF with Hindi, add the text.",
    "यह PDF स्कैन है: पृष्ठों के चित्र, बिना पाठ के। स्क्रीन रीडर से पढ़ने वाले इसे नहीं पढ़ सकते, और इसकी बातें खोज में नहीं मिलतीं। बेहतर: जिस प्रोग्राम में पाठ लिखा गया, उसी से PDF सहेजें। या पाठ पहचानने वाले प्रोग्राम (OCR), जैसे हिन्दी सहित OCRmyPDF, से पाठ जुड़वाएँ।",
  ],
  unreadable: [
    "The text of this PDF could not be read: it is damaged, has a password, or is too complex. Visitors can download it, but the search does not find what is in it. Save it again from the program that made it.",
    "इस PDF का पाठ पढ़ा नहीं जा सका: यह ख़राब है, इस पर पासवर्ड है, या बहुत जटिल है। आगन्तुक इसे डाउनलोड कर सकते हैं, पर इसकी बातें खोज में नहीं मिलेंगी। जिस प्रोग्राम से बनी है, उससे इसे फिर सहेजें।",
  ],
  scanTag: ["Scan without text", "बिना पाठ का स्कैन"],
  unreadableTag: ["Text could not be read", "पाठ पढ़ा नहीं जा सका"],
})
