import { textsHook } from "../../kit/text/use-language.ts"

/** Returns the text of a key of uploads: how to take a picture, and what could be read in a PDF. */
export const useUploadTexts = textsHook({
  openPart: ["Part and focal point", "भाग और मुख्य बिन्दु"],
  scan: [
    "This PDF is a scan: pictures of pages, without text. People who use a screen reader cannot read it, and the search does not find what is in it. Better: save the PDF from the program in which the text was written. Or let a program for text recognition (OCR), such as OCRmyPDF with Hindi, add the text.",
    "यह PDF स्कैन है: पृष्ठों के चित्र, बिना पाठ के। स्क्रीन रीडर से पढ़ने वाले इसे नहीं पढ़ सकते, और इसकी बातें खोज में नहीं मिलतीं। बेहतर: जिस प्रोग्राम में पाठ लिखा गया, उसी से PDF सहेजें। या पाठ पहचानने वाले प्रोग्राम (OCR), जैसे हिन्दी सहित OCRmyPDF, से पाठ जुड़वाएँ।",
  ],
  unreadable: [
    "The text of this PDF could not be read: it is damaged, has a password, or is too complex. Visitors can download it, but the search does not find what is in it. Save it again from the program that made it.",
    "इस PDF का पाठ पढ़ा नहीं जा सका: यह ख़राब है, इस पर पासवर्ड है, या बहुत जटिल है। आगन्तुक इसे डाउनलोड कर सकते हैं, पर इसकी बातें खोज में नहीं मिलेंगी। जिस प्रोग्राम से बनी है, उससे इसे फिर सहेजें।",
  ],
  guide_wide: [
    "Hold the phone sideways, stand far enough away for the whole building, with the sun behind you. It is shown 16 wide and 7 high, so that top and bottom are cut off. Best 1,600 pixels wide or more.",
    "फ़ोन आड़ा पकड़ें, इतनी दूर खड़े हों कि पूरा भवन आए, और सूरज आपकी पीठ की ओर हो। चित्र 16:7 के आकार में दिखता है (चौड़ाई : ऊँचाई), इसलिए ऊपर-नीचे का भाग कट जाता है। 1,600 पिक्सेल या उससे चौड़ा सबसे अच्छा है।",
  ],
  guide_portrait: [
    "Hold the phone upright at eye level, in the shade or beside a window, before a plain wall: head and shoulders in the middle. It is shown 4 wide and 5 high.",
    "फ़ोन खड़ा और आँखों की ऊँचाई पर पकड़ें, छाया में या खिड़की के पास, सादी दीवार के आगे: सिर और कन्धे बीच में हों। चित्र 4:5 के आकार में दिखता है (चौड़ाई : ऊँचाई)।",
  ],
  guide_place: [
    "Wipe the lens, hold the phone sideways, and take the picture in daylight, with people at work in it. The edges may be cut off: what matters belongs in the middle.",
    "लेंस पोंछें, फ़ोन आड़ा पकड़ें, और दिन के उजाले में चित्र लें, जिसमें लोग काम करते दिखें। किनारे कट सकते हैं: मुख्य चीज़ बीच में रखें।",
  ],
  without_portrait: [
    "The picture may be left out: the name is then shown without it.",
    "चित्र छोड़ा जा सकता है: तब नाम बिना चित्र के दिखता है।",
  ],
  without_place: [
    "The picture may be left out. Beside cards with pictures, the first letter of the name is then in its place; otherwise, and on phones, the text is shown alone.",
    "चित्र छोड़ा जा सकता है। दूसरे चित्रों के बगल में तब नाम का पहला अक्षर दिखता है; किसी का चित्र न हो, या फ़ोन पर, केवल पाठ दिखता है।",
  ],
  guide_page: [
    "A picture taken with the phone held sideways is shown beside the title, 16 wide and 9 high. One taken upright, such as of a person, is shown beside the text.",
    "आड़े फ़ोन से लिया चित्र शीर्षक के बगल में 16:9 के आकार में दिखता है (चौड़ाई : ऊँचाई)। खड़े फ़ोन से लिया चित्र, जैसे किसी व्यक्ति का, पाठ के बगल में दिखता है।",
  ],
  guide_section: [
    "It is shown beside the titles of the pages of this menu, as a low strip: hold the phone sideways, with what matters in the middle. Pages with a picture of their own show that one; phones show none.",
    "यह इस मेन्यू के पृष्ठों के शीर्षक के बगल में एक कम ऊँची पट्टी में दिखता है: फ़ोन आड़ा पकड़ें और मुख्य चीज़ बीच में रखें। जिस पृष्ठ का अपना चित्र है, उस पर वही दिखता है; फ़ोन पर यह नहीं दिखता।",
  ],
  scanTag: ["Scan without text", "बिना पाठ का स्कैन"],
  unreadableTag: ["Text could not be read", "पाठ पढ़ा नहीं जा सका"],
})
