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
  tooLarge_video: [
    "This video is larger than 200 MB. Save it smaller in a video program, such as HandBrake: 720 lines are enough. Or put it on a video site and give its address.",
    "यह वीडियो 200 MB से बड़ा है। HandBrake जैसे किसी वीडियो प्रोग्राम में इसे छोटा करके सहेजें: 720 पंक्तियाँ (720p) काफ़ी हैं। या इसे किसी वीडियो वेबसाइट पर रखें और उसका पता लिखें।",
  ],
  tooLarge_captions: [
    "This file is larger than 1 MB: it is not a file of captions.",
    "यह फ़ाइल 1 MB से बड़ी है: यह सबटाइटल की फ़ाइल नहीं है।",
  ],
  not_a_video: [
    "This file is neither an MP4 nor a WebM video. Save it as MP4 in a video program, such as HandBrake, and choose that file.",
    "यह फ़ाइल न MP4 वीडियो है, न WebM। HandBrake जैसे किसी वीडियो प्रोग्राम में इसे MP4 के रूप में सहेजें, और वह फ़ाइल चुनें।",
  ],
  video_codec: [
    "Many browsers cannot play this video: it is stored as H.265 (HEVC) or in another uncommon way. Save it as MP4 with H.264 in a video program, such as HandBrake. Choose H.264 (most compatible) in the camera for the next ones.",
    "कई ब्राउज़र यह वीडियो नहीं चला सकते: यह H.265 (HEVC) या किसी और असामान्य रूप में है। HandBrake जैसे किसी वीडियो प्रोग्राम में इसे H.264 वाले MP4 के रूप में सहेजें। आगे के वीडियो के लिए कैमरे में H.264 (सबसे अनुकूल) चुनें।",
  ],
  video_damaged: [
    "The video is damaged, or was not copied to its end. Copy it again from the camera or phone, play it on this computer, and choose that file.",
    "वीडियो ख़राब है, या पूरा कॉपी नहीं हुआ। इसे कैमरे या फ़ोन से फिर कॉपी करें, इस कंप्यूटर पर चलाकर देखें, और वह फ़ाइल चुनें।",
  ],
  not_captions: [
    "This is no file of captions in WebVTT: it must begin with the word WEBVTT, in UTF-8. Video sites and the program Subtitle Edit save captions in this form.",
    "यह WebVTT सबटाइटल की फ़ाइल नहीं है: इसे WEBVTT शब्द से आरम्भ होना चाहिए, और UTF-8 में होना चाहिए। वीडियो वेबसाइटें और Subtitle Edit प्रोग्राम सबटाइटल इस रूप में सहेजते हैं।",
  ],
  captions_empty: [
    "There are no captions in this file: no line says from when to when it is shown, like 00:01.000 --> 00:04.000.",
    "इस फ़ाइल में कोई सबटाइटल नहीं है: किसी पंक्ति में नहीं लिखा कि वह कब से कब तक दिखे, जैसे 00:01.000 --> 00:04.000।",
  ],
  openPart: ["Part and focal point", "भाग और मुख्य बिन्दु"],
  captionsHint: [
    "Captions are for people who cannot hear the video: what is said and heard, with its times.",
    "सबटाइटल उनके लिए हैं जो वीडियो सुन नहीं सकते: जो बोला और सुनाई देता है, समय के साथ।",
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
  scanTag: ["Scan without text", "बिना पाठ का स्कैन"],
  unreadableTag: ["Text could not be read", "पाठ पढ़ा नहीं जा सका"],
})
