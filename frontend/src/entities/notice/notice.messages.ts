import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const NOTICE = defineMessages('entities/notice/notice', {
  you: 'You',
  theChild: 'The child',
  canSeeYourWork: params('{doer} can see your work now.'),
  cannotSeeYourWork: params('{doer} cannot see your work any more.'),
  askedToCloseYour: params(
    '{doer} asked to close your account. It closes in {erasureGraceDays} days. You can keep it.',
  ),
  yourAccountStaysAll: 'Your account stays. All your work stays too.',
  madeANewPassword: params('{doer} made a new password for you.'),
  youAreLinkedTo: params('You are linked to {childName}.'),
  isNowLinkedTo: params('{doer} is now linked to {childName}. You both see the same.'),
  yourLinkToEnded: params('Your link to {childName} ended.'),
  askedToEraseAccount: params(
    '{doer} asked to erase {whose} account. You can stop it within {erasureGraceDays} days.',
  ),
  myProfile: 'My Profile',
  profileOf: params('Profile of {childName}'),
  isNoLongerLinked: params('{doer} is no longer linked to {childName}.'),
  stoppedTheErasureOf: params('{doer} stopped the erasure of {whose} account.'),
  setPassword: params('{doer} set {whose} password.'),
  aParent: 'A parent',
  aChildWithin: 'a child',
  theChildWithin: 'the child',
  possessive: params('{name}’s'),
});
