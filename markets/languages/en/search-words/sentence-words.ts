import { adjectives, regions } from "#markets/languages/en/search-words/adjectives.ts";
import type { SentenceWords } from "#markets/search-words/sentence-words.ts";

/** How a sentence says what it looks for. */
export const sentenceWords: SentenceWords = {
  bounds: {
    atMost:
      "(?:at |a )?max(?:imum)?(?: of)?|at (?:the )?most|no more than|not? (?:more|longer) than|nothing (?:over|longer than|more than|more expensive than|above)|not over|(?:not|without) (?:spend(?:ing)?|going|paying) (?:more than|over|above)|up to|not exceeding|as long as it's under|capped at|tops|no longer than|within|don't want to spend (?:more than|over)|(?:can't|cannot|can not|won't) (?:spend|pay|go|afford) (?:more than|over|above)",
    atLeast: "at least|min(?:imum)?(?: of)?|no less than|not less than|starting (?:at|from)",
    below: "under|below|less than|fewer than|cheaper than|shorter than",
    above: "over|above|more than|longer than",
    about: "about|around|roughly|approx(?:imately)?|circa|some|ish|or so|maybe",
    orLess:
      "max(?:imum)?|tops|or (?:less|under|below|shorter|fewer|cheaper)|at (?:the )?most|limit",
    orMore: "or (?:more|longer|over|above)|plus|minimum|min|at least",
  },
  counting: {
    small: {
      1: "one|a|an",
      2: "two|a couple of|couple of|a couple",
      3: "three",
      4: "four",
      5: "five",
      6: "six",
      7: "seven",
      8: "eight",
      9: "nine",
      10: "ten",
      11: "eleven",
      12: "twelve",
      13: "thirteen",
      14: "fourteen",
      15: "fifteen",
      16: "sixteen",
      17: "seventeen",
      18: "eighteen",
      19: "nineteen",
      20: "twenty",
      21: "twenty[- ]one",
      22: "twenty[- ]two",
      23: "twenty[- ]three",
      24: "twenty[- ]four",
      25: "twenty[- ]five",
      26: "twenty[- ]six",
      27: "twenty[- ]seven",
      28: "twenty[- ]eight",
      29: "twenty[- ]nine",
      30: "thirty",
      31: "thirty[- ]one",
      32: "thirty[- ]two",
      33: "thirty[- ]three",
      34: "thirty[- ]four",
      35: "thirty[- ]five",
      36: "thirty[- ]six",
      37: "thirty[- ]seven",
      38: "thirty[- ]eight",
      39: "thirty[- ]nine",
      40: "forty|fourty",
      41: "forty[- ]one",
      42: "forty[- ]two",
      43: "forty[- ]three",
      44: "forty[- ]four",
      45: "forty[- ]five",
      46: "forty[- ]six",
      47: "forty[- ]seven",
      48: "forty[- ]eight",
      49: "forty[- ]nine",
      50: "fifty",
      60: "sixty",
      70: "seventy",
    },
    hundreds: {
      100: "(?:one |a )?hundred",
      200: "two hundred",
      300: "three hundred",
      400: "four hundred",
      500: "five hundred",
      600: "six hundred",
      700: "seven hundred",
      800: "eight hundred",
      900: "nine hundred",
      1100: "eleven hundred",
      1200: "twelve hundred",
      1300: "thirteen hundred",
      1400: "fourteen hundred",
      1500: "fifteen hundred",
      1600: "sixteen hundred",
      1700: "seventeen hundred",
      1800: "eighteen hundred",
      1900: "nineteen hundred",
    },
    thousands: {
      1000: "(?:one |a )thousand",
      2000: "two thousand",
      3000: "three thousand",
      4000: "four thousand",
      5000: "five thousand",
      6000: "six thousand",
      8000: "eight thousand",
      10000: "ten thousand",
    },
    thousandfold: "k|grand|thousand",
  },
  money: {
    currency: "\\$|£|€|usd|gbp|us dollars?|dollars?|bucks?|pounds?|quid|sterling|euros?|eur",
    budget:
      "budget(?: is| of| about| around| max(?:imum)?| under| up to|,|'s)*|spend(?:ing)?(?: about| around| up to)?|have|has|i've got|we've got|got|with|for|costs?|price(?: of| under)?|paying|pay",
    each: "each|per person|per head|pp|p\\/p|p\\.p\\.?|a head|apiece|a person|per traveller|per traveler",
    total:
      "(?:in )?total|altogether|all in|between (?:us|the two of us|both of us)|(?:for|between) (?:the )?(?:two|both|pair)(?: of us| people)?|for 2|combined|in all|for us both|together",
    pair: "(?:two|2) (?:mates|girls|guys|sisters|brothers|buddies|pals)|(?:for |between )?(?:the |both |us )?(?:two|both|pair|2)(?: of us| people| persons| travell?ers| adults| friends)|(?:as )?(?:a )?couple(?! of)|(?:me|i) and my [a-z]+|my (?:wife|husband|girlfriend|boyfriend|partner|fiancee?|sister|brother|friend|best friend|mate|mum|mom|dad|mother|father|cousin|buddy|bestie|roommate|gf|bf|other half|flatmate|colleague|spouse|daughter|son)(?: and (?:i|me|myself)|, (?:me|i))|(?:with|plus|w\\/) my (?:wife|husband|girlfriend|boyfriend|partner|fiancee?|sister|brother|friend|best friend|mate|gf|bf)|we are two|we're two|two people|for two|us two|you and me",
  },
  lengths: {
    days: "days?|day(?:er|s')?",
    nights: "nights?|nighter",
    weeks: "weeks?|wks?|wk",
    named: {
      3: "(?<!(?:first|second|third|last|final) )(?:a )?(?:long |extended )?weekend(?:er)?(?: break| trip| getaway)?|a few days|few days|couple of days",
      7: "(?<!(?:first|second|third|fourth|last|final|1st|2nd|3rd|4th|this|next|every|per|bank|holiday|one more) )week(?:'s)?(?! of (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|ly)|week long|weeklong|week-long",
      10: "(?:a )?week and a half",
      14: "(?:a )?fortnight(?:'s)?|couple of weeks|couple weeks",
      30: "a (?:whole )?month(?: long)?",
    },
    any: "any|whenever|whichever|at any time",
  },
  dates: {
    shortMonths: [
      "jan",
      "feb",
      "mar",
      "apr",
      "(?!)",
      "jun",
      "jul",
      "aug",
      "sept?",
      "oct",
      "nov",
      "dec",
    ],
    of: "of|in",
    article: "the|a|an|my|our|any|any time in|some",
    ordinal: "st|nd|rd|th",
    first: "first",
    from: "from|starting|beginning|leaving|departing|between|free|off",
    to: "to|thru|through|until|till|til|up to|-|–|and back(?: by)?(?: on)?|back(?: on| by)?",
    between: "between|anywhere between|sometime between",
    and: "and|or|-|–|/|&",
    after: "(?:any ?time |anything |leaving |starting |only )?after|later than|past|once it's past",
    before: "(?:any ?time |anything |home |back |leaving )?before|earlier than|ahead of|prior to",
    since:
      "(?:any ?time |anything |leaving |free |off )?from|starting(?: from| on| in)?|as of|from about|since|beginning|on or after",
    notBefore:
      "(?:not|no earlier|never|no sooner) (?:before|than|earlier than)|not earlier than|can't (?:leave|go|travel|start) before|cannot (?:leave|go|travel|start) before|(?:can )?only (?:leave|go|travel|start)(?:ing)? from",
    until:
      "until|till|til|before the end of|up to|up until|no later than|not later than|not after|by|at the latest(?: by)?",
    backBy:
      "(?:(?:have to|must|need to|gotta|got to|should|want to) be )?(?:back|home|returning|return|back home|back in the office|back at work)(?: again)?(?: by| no later than| at the latest| on)?(?: the)?",
    backToWork: "(?:i'm |i am |and )?(?:back )?(?:at|to) work",
    onwards: "on|onwards?|and later|and after|or later|and beyond",
    partOfMonth:
      "(?:in |around |at |for |during |towards? |by )*(?:the )?(?:early(?: on)?(?: in)?|late|mid(?:dle)?|beginning|start|end|first half|second half|(?:first|second|third|fourth|last|1st|2nd|3rd|final)(?: two| few| couple of)? (?:weeks?|days|weekend|half|part)|back end|latter part|month)(?:[- ]of| in)?[- ]?(?:the )?|mid-|early-|late-",
    within:
      "in|at|on|over|around|during|for|this|next|coming|this coming|to|of|by|through|throughout|across|into|via|from|visit(?:ing)?|see(?:ing)?|explore|exploring|do|come|toward|towards|about|sometime in|some time in|anytime in|any time in|all of|round|along",
    noTime:
      "i|we|you|they|he|she|it|who|that|which|and may|people|one|trip|departures?|tours?|to|will|would|could|might",
    thisMonth: "this month|(?:later|before the end of) this month",
    nextMonth: "next month|(?:the )?month after this(?: one)?|the coming month",
    thisWeek: "this week",
    nextWeek: "next week|the coming week",
    thisWeekend: "this weekend|the weekend",
    nextWeekend: "next weekend|the weekend after",
    nextYear: "next year",
    hence: "in|within",
    henceBehind: "from now|from today|away|time|hence",
    months: "months?(?:'s?)?",
  },
  holidays: {
    bridge:
      "(?:the |a |for |over |long )*(?:weekend|long weekend|week|holidays?|vacation|break)(?: of| over| around| at| for)?",
    bridgeBehind:
      "(?:day |bank holiday )?(?:long )?(?:weekend|week-end|wknd|holidays?|break|bank holiday|week)",
    named: {
      Thanksgiving: "thanks ?giving(?: day)?|turkey day",
      "Martin Luther King Jr. Day": "(?:mlk|martin luther king)(?:,? jr\\.?)?(?:'?s?)?(?: day)?",
      "Presidents’ Day": "president'?s?'?(?: day)?(?= |$|,|\\.)",
      "Memorial Day": "memorial(?: day)",
      Juneteenth: "juneteenth",
      "Independence Day":
        "independence day|(?:the )?(?:4th|fourth) of july|july (?:4th|fourth)|4 july",
      "Labor Day": "labou?r day",
      "Columbus Day": "columbus day|indigenous peoples?'? day",
      "Veterans Day": "veteran'?s?'? day",
      "Good Friday": "good friday",
      "Easter Monday": "easter monday",
      "Early May bank holiday":
        "(?:early|first|start of) may bank holiday|may day(?: bank holiday)?|first bank holiday in may|(?:the )?may bank holiday",
      "Spring bank holiday":
        "(?:late may|spring|whitsun|end of may|second may|last may) bank holiday|whitsun",
      "Summer bank holiday": "(?:(?:late )?(?:august|summer)) bank holiday|bank holiday in august",
      "Boxing Day": "boxing day",
    },
  },
  ages: {
    years: "years?(?:[- ]old)?|yrs?(?:[- ]old)?|yo|y\\/o|year[- ]olds?",
    own: "(?:with )?(?:people|folks|others|travell?ers|a group|group|guys|a crowd|crowd|everyone|friends)?(?: of| around| about)? ?my (?:own )?age(?: group| range| bracket)?|i'?m|i am|we're both|we are both|both|aged?|ages?|aged between|(?:just )?turned|turning|people|folks|group|groups|travell?ers|my age|age group|age range|crowd|guys|male|female|she's|he's|he is|she is|(?:and )?(?:she|he|they)(?:'s| is)?|ladies|woman|man",
    decades: {
      20: "(?:my |the |their |our )?(?:(?:early|mid|late)[- ])?(?:twenties|20'?s)|twenty ?somethings?|20[- ]?somethings?",
      30: "(?:in )?(?:my |the |their |our )?(?:(?:early|mid|late)[- ])?(?:thirties|30'?s)|thirty[- ]?somethings?|30[- ]?somethings?",
      40: "(?:in )?(?:my |the |their |our )?(?:(?:early|mid|late)[- ])?(?:forties|fourties|40'?s)|forty[- ]?somethings?|40[- ]?somethings?",
      50: "(?:in )?(?:my |the |their |our )?(?:(?:early|mid|late)[- ])?(?:fifties|sixties|seventies|[567]0'?s)|retired|retirees|pensioners?",
    },
    mixed:
      "(?:of |for )?(?:mixed|all|any|every|various|different) ages?(?: groups?)?|(?:mixed|all|any)[- ]age|no age (?:limit|group|restriction)s?|any age|ages? (?:don't|doesn't) matter|all age groups",
    over: "over[- ]?|above|from|older than|plus",
    under: "under[- ]?|below|younger than|up to",
    around: "around|about|nearly|almost|approx|approaching|close to",
  },
  facets: {
    status: {
      ALMOST_CONFIRMED:
        "(?:almost|nearly|about to be|close to being|close to) (?:confirmed|guaranteed|sure|certain)",
      ALMOST_FULL:
        "(?:almost|nearly|close to) (?:full|sold out|booked out|booked up)|(?:the )?last (?:few )?(?:places?|spots?|seats?|spaces?)(?: left| available| remaining)?|(?:only )?a? ?few (?:places?|spots?|seats?|spaces?) (?:left|remaining)|filling (?:up )?(?:fast|quickly)|final (?:places|spots|spaces|seats)",
      "CONFIRMED ALMOST_FULL":
        "(?:(?:already|only|a|trip|trips|date|dates|departures?|group|groups|tour|tours|is|are|that's|that is|must be|has to be|it's|100 ?%) )*(?:confirmed|guaranteed|sure to (?:go|leave|run|depart|happen)|certain to (?:go|run|leave|depart)|(?:definitely|actually) (?:leaving|going|running|happening|leaves|goes|runs|departs|departing|going ahead|on))(?: (?:dates?|departures?|trips?|tours?|groups?|only))*|definite departures?",
      WAITING_LIST: "(?:on )?(?:a |the )?wait(?:ing)?[- ]?list(?:ed)?|on request",
      PLANNED: "(?:just |still )?(?:planned|scheduled)(?: departures?| trips?| dates?)?",
      SOLD_OUT: "(?:already )?sold[- ]out|fully booked|booked out",
    },
    privateRoom:
      "(?:with |in |i want |i'd like |i need |and |have |having |get |a |an |my |the |to )*(?:own|single|private|individual|separate|solo) (?:bed)?rooms?(?: (?:please|if poss(?:ible)?|a must|only|supplement))?|room (?:to|for|of) (?:myself|my own|me|just me|one|me alone)(?: alone)?|single occupancy|(?:no|not|don't|do not|without|never|won't|will not|rather not|can't|hate|prefer not to|i'd rather not|wouldn't)(?: want to| fancy| have to| having to| wanna| like to| like| wish to| need to| be)? ?(?:sharing|share|shared|roommates?|roomies?|room[- ]?shar(?:e|ing)|bunk(?:ing)?)(?: (?:a |my |the |any |with |rooms?|bedrooms?|strangers?|anyone|anybody|others?|accommodation|twin|dorms?)*)?|(?:no|without) (?:roommates?|dorms?|shared rooms?|sharing)|(?:rooms?|sleep) alone|privacy at night|not sharing|unshared room|room not shared",
    rooms: {
      room: "(?:bed)?rooms?|space at night|tent|cabin|bed|twin|double",
      sleep: "sleep(?:ing)?|kip|crash",
      alone: "alone|on my own|by myself|solo|in peace|in private",
      own: "(?:all |just |only )?(?:to|for|of) (?:myself|my own|just me|me(?: alone| only)?|one)|of my own|alone|myself",
      refuse:
        "no|not|don't|do not|dont|won't|wont|never|without|hate|rather not|can't|cant|cannot|zero|avoid|instead of|not up for|not into|not keen on|skip",
      sharing:
        "shar(?:e|ing|ed)|room ?mates?|room[- ]mates|roomies?|bunk(?:ing|s|mates?)?|dorms?|dormitor(?:y|ies)|snor(?:ing|ers?)",
      need: "(?:i |we )?(?:really )?(?:need|want|wanna|require|care for|care about|have to have|bother with)|looking for|any|my own|my|necessarily",
      refuseBehind:
        "(?:is |'s |are )*(?:a no|a no-go|not for me|out of the question|a dealbreaker|not an option|not my thing)",
      said: "(?:(?:the |a |paying |pay |with |and |happy to pay )*(?:single|solo|private room|single room) supplement(?: is (?:fine|ok|okay|no problem))?)|pay (?:extra |more )?for a single|privacy|(?:my )?own (?:space|bed)(?: at night)?|single traveller room",
    },
    shared:
      "(?:(?:i'm |we're |i am |am |totally |perfectly |quite |more than )*(?:happy|willing|fine|ok|okay|cool|glad|open|easy|prepared)(?: to| with| about)? |(?:don't|do not|wouldn't) mind |no (?:problem|issue|objection)s? (?:with |to )?|can )(?:sharing|share|a shared)(?: (?:a |my |the |with |rooms?|bedrooms?|strangers?|someone|others?|anyone|twin)*)?|(?:a )?(?:shared rooms?|sharing(?: a room)?|room ?shar(?:e|ing)) (?:is|are|would be)? ?(?:fine|ok|okay|no problem|all right|alright|good|works|cool)",
    discounted:
      "(?:on |with |in |any |some |a |the |anything |special |good |great )*(?:(?:on )?(?:offer|sale|discount)s?|discounted|(?:special |good |great )?deals?|bargains?|reduced(?: price)?|promos?|promotions?|promotional|marked down|price cuts?|money off|% off|sale price|knocked down)(?: trips?| only| please)?",
    unique:
      "unique(?: trips?| journeys?| tours?)?|one of a kind|one-of-a-kind|once only|one-off(?: trips?)?",
    transport: {
      train: "(?:by |on |the |a |take |taking )*trains?(?! (?:for|hard))",
      bike: "(?:by |on |a |the )*(?:bikes?|bicycles?|biking|cycling|cycle (?:tours?|trips?|holidays?))",
      bus: "(?:by |on |a |the )*(?:bus(?:es)?|coach(?:es)?)",
      jeep: "(?:by |in |a |the )*(?:jeeps?|4x4|four by four|off-?road(?:ing)?)",
      van: "(?:by |in |a |the )*(?:minibus(?:es)?|minivans?|vans?(?! (?:gogh|der)))",
    },
    easy: "(?:very |quite |fairly |pretty |really |something )*(?:(?<!take it )(?<!taking it )easy(?! (?:to|on|access))(?:[- ]?going)?|gentle(?! (?:pace|rhythm|speed|travel))|undemanding|low effort)|(?:not|nothing) (?:(?:too|so|very|overly) (?:hard|tough|difficult)|(?:too |so |very |overly )?(?:strenuous|demanding|challenging))",
    hard: "(?:very |quite |physically |really |more |something )*(?:strenuous|demanding|challenging|gruell?ing|hard(?:er)?(?= (?:hik|trek|walk|climb)))",
    sort: {
      discount:
        "(?:the )?(?:biggest|highest|best|largest|greatest|deepest|most) (?:discounts?|deals?|savings?|offers?|reductions?|discounted|price cuts?)|most discounted|most off",
      "price-asc":
        "(?:the |your |something |anything |a )*(?:(?:very |really )?cheap(?:est|er|o|ish|ly)?|least expensive|less expensive|lowest[- ](?:price|cost|priced)s?|low[- ](?:cost|price|budget)|inexpensive|budget[- ](?:friendly|trip|trips|option|options|holiday|travel)|on a (?:tight |small |shoestring )?budget|on the cheap|affordable|shoestring|tight budget|best value|most affordable|more affordable|bargain basement)(?: possible| first| to dearest| thing| one| option)?",
      "price-desc":
        "(?:the |your )*(?:most expensive|dearest|priciest|highest[- ]price[ds]?|most luxurious|costliest)(?: first| thing| trip| one)?",
      "duration-asc":
        "(?:the |your |something |anything |a |bit )*(?:shortest|shorter|quickest|briefest|quicker|less long)(?: trip| trips| one| first| possible)?",
      "duration-desc":
        "(?:the |your |something |anything |a |bit )*(?:longest|longer)(?! than)(?: trip| trips| one| first| possible)?",
    },
    mood: {
      nature:
        "(?:in |the |into |lots of |some |close to |love )*(?:nature|natural (?:scenery|beauty|wonders)|wilderness|great outdoors|outdoors|outdoorsy|scenery|wildlife(?! safari)|landscapes?|unspoil[te]+d?)",
      relax:
        "(?:some |to |a bit of |time to |pure |and )*(?:relax(?:ing|ation|ed)?|chill(?:ing|ed|out| out)?|unwind(?:ing)?|rest(?:ful)?|laid[- ]back|switch off|recharge|de-?stress|take it easy|r&r)",
      history:
        "(?:the |some |lots of |ancient |with )*(?:histor(?:y|ic|ical)|ruins|archaeolog(?:y|ical)|ancient (?:sites|civili[sz]ations?)|antiquity)",
      culture:
        "(?:the |some |lots of |local |with )*(?:cultur(?:e|al|es)|museums?|traditions?|arts?(?! deco))",
      party:
        "(?:a |to |for |some |the |good |great )*(?:part(?:y|ies|ying)|night ?life|clubbing|clubs|celebrat(?:e|ing|ion)|dancing|fun nights|festivities|have fun|having fun|lots of fun|going out|let loose|bars)",
    },
    type: {
      "Hiking and trekking":
        "(?:go |some |for |to |a |good |walking and |day )*(?:hik(?:e|es|ing|er|ers)|trek(?:s|king)?|walk(?:s|ing)?(?: holiday| trip| tour| boots)?|rambl(?:e|es|ing)|on foot|trails?|hill ?walking|tramping|backcountry)",
      Beach:
        "(?:on |at |by |near |to |a |the |some |lie on )*(?:beach(?:es|y)?|sea(?:side)?(?! ?(?:of|food))|coast(?:al|line)?|sand and sea|snorkell?ing|swim(?:ming)? in the sea|ocean(?:side|front)?(?! ?ia)|shore|sunbath(?:e|ing))",
      City: "(?:in |a |the |some |big |european )*(?:city|cities|city[- ]?breaks?|capitals?|urban|metropolis|town(?:s)?)(?: breaks?| trips?| life)?",
      Snow: "(?:in |the |some |with |lots of )*(?:snow(?:y|shoe|shoeing|shoes|mobile)?|ski(?:ing)?|winter sports?|dog sled(?:ding)?)",
      Safari: "(?:on |a |an |go |the )*(?:safaris?|game drives?|big five|big 5)",
      Sailing:
        "(?:on |a |by |in |the |go |from )*(?:sail(?:ing|s)?(?:boats?| boats?| trips?)?|yacht(?:s|ing)?|catamarans?|boats?(?: trips?)?|skipper|gulet|flotilla|live ?aboard)",
      Expedition: "(?:an |on )*expeditions?(?: cruise)?",
      Discovery: "discovery(?: trips?| tours?)?",
    },
    style: {
      Backpack: "(?:with |a |my )*(?:backpack(?:ing|er|ers|s)?|rucksacks?)(?: trip| style)?",
      "Tents and camps":
        "(?:in |a |under |with |the |sleeping |nights? )*(?:tent(?:s|ed)?|camp(?:s|ing|site|sites)?(?! nou)|under canvas|canvas|glamping|wild camping)(?: camps?)?",
      Comfort:
        "(?:with |in |a |some |bit of |extra |more |the )*(?:comfort(?:able|ably)?|comfy|luxur(?:y|ious)|upmarket)(?: level| style| trip| hotels?)?",
      Classic: "classic(?: style| tours?| trips?)",
    },
    badge: {
      "Most loved":
        "(?:the |your )*(?:most (?:loved|popular|liked|beloved)|best[- ]loved|(?:traveller |all-time |fan )?favou?rites?(?: trips?)?|best ?sell(?:ing|ers?))(?: trips?| one| ones)?",
      "Slow pace":
        "(?:at |a |with )*(?:slow(?:er|ly)?|gentle|unhurried|leisurely|relaxed)(?: and easy)?[- ](?:pace[d]?|travel|speed|rhythm)|slow-?paced|take it slow(?:ly)?|unrushed",
      New: "(?:the |your )*(?:brand[- ]new|newest|new (?:trips?|tours?|destinations?|itinerar(?:y|ies)|departures|in|releases?|for (?:this|next) year)|newly (?:added|launched)|just (?:added|launched)|latest (?:trips?|tours?))(?: trips?| tours?)?",
      "By rail": "by rail|on rails|rail (?:trips?|journeys?|travel)",
    },
  },
  rest: {
    not: "not|no|nothing|never|without|except(?: for| in)?|anything but|anywhere but|any(?:time| time| month) but|any [a-z]+ but|but not|excluding|excl|apart from|other than|avoid(?:ing)?|isn't|aren't|don't|do not|doesn't|hate|sick of|tired of|bored of|outside(?: of)?|minus|skip(?:ping)?|rather than|instead of|won't|can't stand|none of|neither|nor",
    but: "but|just|only|instead|rather|prefer|preferably|though|so|please|thanks|i want|i'd|we|then",
    wanting: "want|wanna|i want|i'd",
    noNegation:
      "not (?:sure|fussed|bothered|picky|fussy|too(?! (?:much|many))|in a hurry|yet|really sure|been)(?: where| when| about (?:the )?(?:dates?|place|destination)| which| how| to| if| what)*|(?:don't|do not|doesn't) (?:mind|care|know|matter|really mind|really care)(?: where| when| about (?:the )?(?:dates?|place|destination)| which| how| much| what| if)*|never been(?: to| in)?|have not been|haven't been(?: to)?|(?:i've|we've) never (?:been to|seen|visited|done)|no (?:problem|idea|worries|preference|rush|need|clue|matter|fuss)s?(?: where| when| what| about)*|why not|can't wait(?: to| for)?|couldn't care|if not|not only|no clue",
    filler:
      "hi|hello|hey|thanks?|thank you|cheers|please|pls|i'?m|i am|we're|we are|i'd|we'd|i've|we've|i|we|me|us|you|my|our|would|like|love|want|wanna|wanting|need|looking|look|for|searching|search|find|show|give|get|got|have|has|had|go|going|goin|travel(?:ling|ing)?|trips?|tours?|holidays?|hols|vacations?|vacay|getaways?|adventures?|journeys?|something|anything|somewhere|anywhere|someplace|any|some|a|an|the|to|in|on|at|by|of|and|or|with|w|from|is|are|be|there|what|what's|what've|which|where|when|how|about|can|could|might|may|will|that|this|it|its|it's|as|long|do|does|done|take|leave|leaving|departures?|departing|dates?|free|off|time|days?|available|availability|ideally|preferably|maybe|perhaps|possibly|thinking|think|plan|planning|fancy|fancying|hoping|keen|interested|book|booking|next|new|good|great|nice|really|very|just|only|also|too|but|so|if|poss|possible|must|level|pto|leave|been|see|visit|visiting|explore|exploring|options?|ideas?|suggestions?|suggest|recommend|offer|everyone|guys|people|folks|group|groups|then|budget|max|around|please|lol|go on|up|per|person|single|bit|lot|lots|few|kind|sort|type|not too|pretty|together|both|two|one|make|sometime|someday|week|month|year",
    adjectives,
    regions,
    landscapes: [
      "Alps",
      "Patagonia",
      "Sicily",
      "Sardinia",
      "Bali",
      "Zanzibar",
      "New York",
      "Scotland",
      "Lapland",
      "Tuscany",
      "Andalusia",
      "Corsica",
      "Dolomites",
      "Cappadocia",
      "Alaska",
      "Galápagos",
      "Canary Islands",
      "Cyclades",
      "Azores",
      "Lofoten",
      "Borneo",
      "Java",
      "Kerala",
      "Rajasthan",
      "Yucatán",
      "Hokkaido",
      "Sinai",
      "Sahara",
      "Serengeti",
      "Amazon",
      "Dalmatia",
      "Carpathians",
      "Atlas",
      "Pamir",
      "Ladakh",
      "Sumatra",
      "Crete",
      "Wales",
      "England",
      "Brittany",
      "Normandy",
      "Provence",
      "Hawaii",
      "Tasmania",
      "Queensland",
      "Quebec",
      "Svalbard",
      "Kurdistan",
      "Silk Road",
      "Machu Picchu",
      "Highlands",
      "Rockies",
      "Northern Ireland",
    ],
    compound: "",
    near: {
      "mood=relax": "quiet|peace(?:ful)?|calm|spa|yoga|wellness|tranquil",
      "mood=nature":
        "mountains?|fjords?|volcano(?:es)?|lakes?|desert|waterfalls?|animals|forests?|northern lights|auroras?|green",
      "type=trekking": "mountains?|peaks?|active|sporty|adventurous",
      "type=beach": "sun|sunny|warm|hot|islands?|tropical|island hopping|tan",
      "type=snow": "cold|ice|northern lights|auroras?",
      "mood=culture": "food|foodie|cuisine|temples?|villages?",
      "mood=party": "young|music|singles",
      discounted: "last[- ]minute",
    },
  },
};
