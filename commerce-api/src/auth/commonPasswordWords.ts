/** Lowercase words that are common passwords, alone or followed by digits. */
export const COMMON_WORDS: readonly string[] = `
password passwort passw0rd losenord lösenord lösen hemligt hemlig secret welcome välkommen valkommen admin administrator
login letmein qwerty asdfgh zxcvbn abc iloveyou loveyou jagälskardig älskling sommar vinter höst host vår summer winter autumn
spring january february march april june july august september october november december januari februari mars juni juli
augusti oktober måndag tisdag onsdag torsdag fredag lördag söndag monday tuesday wednesday thursday friday saturday sunday
sverige sweden stockholm göteborg goteborg malmö malmo uppsala norrland hammarby djurgården djurgarden aik bajen
hemvist storefront butik shop shopping handla inredning kund customer test tester testing demo user guest default changeme
monkey dragon master shadow princess sunshine football fotboll hockey baseball basketball soccer superman batman spiderman
pokemon starwars pikachu naruto minecraft fortnite computer dator internet google facebook instagram spotify samsung apple
iphone android windows microsoft linux michael jordan jennifer jessica ashley daniel anthony joshua matthew andrew thomas
robert charlie george william nicole amanda hannah anders andersson erik eriksson johan johansson karl karlsson lars larsson
nils nilsson olle olsson per persson sven svensson gustav gustafsson anna maria eva lena karin sara emma linnea elsa alice
oscar oskar lucas liam hugo william ebba maja astrid alfred viktor victoria kalle pelle lisa jenny sofia linda mamma pappa
hej hejsan hello hallå tjena ninja killer hunter ranger ginger pepper cookie flower blomma butterfly fjäril chocolate choklad
cheese banana orange cherry purple yellow silver golden diamond crystal rainbow angel lovely forever freedom whatever nothing
trustno access mustang ferrari porsche volvo saab mercedes corvette harley yamaha arsenal liverpool chelsea barcelona juventus
tiger lejon leopard panther eagle falcon phoenix unicorn dolphin bailey buddy maggie daisy smokey tigger snoopy katt hund
kalles bullar kaffe coffee pizza snus öl vodka whisky guitar music musik metallica nirvana slipknot eminem blink
merlin gandalf matrix thunder lightning storm winner champion legend warrior samurai knight wizard zombie vampire
jesus heaven blessed church bible family familj friends vänner bestfriend sister brother syster bror baby babygirl
money pengar business company office konto bank server network system security root toor oracle mysql
`
  .split(/\s+/)
  .filter((word) => word !== '');

/** Passwords that are in most lists of leaked ones and match none of the patterns. */
export const COMMON_PASSWORDS: readonly string[] = `
123123 321321 654321 123321 121212 112233 159753 147258 159357 123654 987654 696969 102030 131313 232323 abcabc abc321 a1b2c3 1q2w3e
1qaz 2wsx qazwsx qaz123 qwe123 asd123 zxc123 qweasd aaa111 pass123 zlatan fckaik dif1891 aik1891 gais mff bajen1 tre333 abcd1234
qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 1q2w3e4 1q2w3e4r 1q2w3e4r5t 1qazxsw2 zaq12wsx zaq1zaq1 qazwsxedc qazwsx123
qweasdzxc qweasd123 asdf1234 asdfasdf qwerqwer zxcvzxcv abcd1234 abc12345 abcabc1 a1b2c3d4 a123456 a1234567 a12345678
aa123456 aa12345678 q1w2e3r4 q1w2e3r4t5 123qwe123 123qweasd qwe123456 123abc123 123456a 123456aa 1234567a 12345678a 123456abc
123456q 1234qwer 12341234 11223344 1122334455 112233445566 123123123 12312312 123321123 123454321 1234554321 147258369
159357159 159753159 147852369 741852963 789456123 987654321 9876543210 88888888 99999999 00000000 11111111 12121212 10203040
13131313 20202020 69696969 77777777 52525252 1029384756 0123456789 01234567 31415926 314159265 27182818 1111111a 1a2b3c4d
password! p@ssw0rd p@ssword pa55word pa55w0rd passw0rd1 password0 password9 passpass pass1234 pass12345 pass123456 mypassword
mypass123 yourpassword nopassword thepassword password1234567 letmein123 letmein! letmeinnow trustno1 iloveyou1 iloveyou2
iloveyou! iloveu123 ihateyou loveme123 fuckyou fuckyou1 fuckyou123 fuckoff1 asshole1 bullshit motherfucker biteme123 blowjob
whatever1 superman1 batman123 football1 baseball1 princess1 sunshine1 charlie1 michael1 jordan23 monkey123 dragon123 master123
shadow123 ashley123 starwars1 pokemon1 computer1 internet1 chocolate1 butterfly1 liverpool1 arsenal1 chelsea1 manchester
manutd123 realmadrid barcelona1 juventus1 ronaldo7 messi10 zlatan10 zlatan123 ibrahimovic tretre333 tre333333 gnaget1891
djurgården1891 hammarby1915 ifkgöteborg blåvitt123 hejhej1 hejhej123 hejhejhej hejsan123 hejhopp tjohej123 sommarlov sommar123
sommarsommar älskardig jagälskardig1 mittlösenord mittlosenord lösenord! losenord! glömt123 jagvetinte vetinte123 ingenaning
lösenordet losenordet nyttlösenord nyttlosenord byttlösenord kodord123 sesamöppnadig sesam123 öppnasesam opensesame
correcthorsebatterystaple welcome! welcome1! welcome123 Welcome1 Welcome123 Password1 Password123 P@ssw0rd P@ssw0rd1 Passw0rd
Passw0rd! Qwerty123 Qwerty12 Qwerty1! Abcd1234 Abc12345 Abc123456 Admin123 Admin1234 admin123! administrator1 root1234 toor1234
test1234 test12345 test123456 testtest testing123 guest123 guest1234 user1234 demo1234 default1 changeme1 changeme123 secret123
secret1234 server123 system123 oracle123 cisco123 raspberry samsung1 samsung123 nokia123 iphone123 google123 facebook1
gwerty123 azerty123 azertyuiop qwertz123 qwertzuiop asdfghjkl1 asdfghjkl123 zxcvbnm1 zxcvbnm123 zxcvbnm, poiuytrewq lkjhgfdsa
mnbvcxz 0okm9ijn zse45rdx 1qaz1qaz 1qaz!QAZ 1qaz@WSX !QAZ2wsx !@#$%^& !@#$%^&* !@#$%^&*( q1q1q1q1 abcdefg1 abcdefg123 abcdefgh1
`
  .split(/\s+/)
  .filter((word) => word !== '');
