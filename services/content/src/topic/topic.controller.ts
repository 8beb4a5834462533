import { Controller } from '@nestjs/common';
import {
  createTopic,
  deleteTopic,
  keepTopicsSeparate,
  mergeTopics,
  similarityDecisions,
  topicPictures,
  topics,
  updateTopic,
} from '@sumfox/contracts/content/topic.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { TopicService } from './topic.service.js';

@Controller()
export class TopicController {
  constructor(private readonly service: TopicService) {}

  @Handles(topics)
  topics(_: EndpointInput<typeof topics>, caller: PersonCaller): Promise<EndpointResponse<typeof topics>> {
    return this.service.list(caller);
  }

  @Handles(topicPictures)
  topicPictures(
    { params }: EndpointInput<typeof topicPictures>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof topicPictures>> {
    return this.service.listPictures(caller, params.id);
  }

  @Handles(createTopic)
  createTopic(
    { body }: EndpointInput<typeof createTopic>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof createTopic>> {
    return this.service.create(caller, body);
  }

  @Handles(updateTopic)
  updateTopic(
    { params, body }: EndpointInput<typeof updateTopic>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof updateTopic>> {
    return this.service.update(caller, params.id, body);
  }

  @Handles(deleteTopic)
  async deleteTopic(
    { params }: EndpointInput<typeof deleteTopic>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof deleteTopic>> {
    await this.service.delete(caller, params.id);
    return { success: true };
  }

  @Handles(mergeTopics)
  mergeTopics(
    { params, body }: EndpointInput<typeof mergeTopics>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof mergeTopics>> {
    return this.service.merge(caller, params.id, body.otherId);
  }

  @Handles(similarityDecisions)
  similarityDecisions(
    _: EndpointInput<typeof similarityDecisions>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof similarityDecisions>> {
    return this.service.listDecisions(caller);
  }

  @Handles(keepTopicsSeparate)
  async keepTopicsSeparate(
    { body }: EndpointInput<typeof keepTopicsSeparate>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof keepTopicsSeparate>> {
    await this.service.keepSeparate(caller, body);
    return { success: true };
  }
}
